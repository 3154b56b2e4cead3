import { type ChangedField, orderHistory } from '@/domain/order/edit/orderChanges';
import type { Order } from '@/domain/order/order';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { LONGEST } from '@/lib/text/textLimits';
import { formatDateTime } from '@/lib/time/dates';
import { OrderBill } from './OrderBill';
import { OrderFacts } from './OrderFacts';

type OrderHistoryProps = { readonly order: Order };

/** What happened to an order, when and by whom of staff; of a cancelled one also why, and where its bottles are. */
function OrderHistory({ order }: OrderHistoryProps) {
  const labels = useLabels(staffOrderLabels).details;
  const { language, status: names } = useLabels(commonLabels);
  const lines = orderHistory(order);
  return (
    <section>
      <h3 className="font-semibold">{labels.history}</h3>
      {lines.length === 0 && <p className="mt-2 text-ink-soft">{labels.noHistory}</p>}
      <ol className="mt-2 flex flex-col gap-2">
        {lines.map(({ status, at, byName, fields }) => (
          <li key={`${at} ${status}`} className="flex flex-wrap justify-between gap-x-4">
            <span className={`font-medium ${status === 'cancelled' ? 'text-bad' : ''}`}>
              {status === null
                ? labels.edited
                : status === 'pending' && at === lines[0]?.at
                  ? labels.placed
                  : names[status]}
            </span>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {formatDateTime(at, language)}
            </time>
            {fields.map(field => (
              <Change key={field.field} {...field} />
            ))}
            {byName && (
              <p className="w-full text-sm wrap-anywhere text-ink-soft">{labels.by(inSentence(byName))}</p>
            )}
          </li>
        ))}
      </ol>
      {order.status === 'cancelled' && (
        <div className="mt-3 flex flex-col gap-1 text-sm text-ink-soft">
          {order.cancelReason && (
            <p className="wrap-anywhere">{labels.reason(inSentence(order.cancelReason, LONGEST.reason))}</p>
          )}
          <p>{order.restocked ? labels.restocked : labels.notRestocked}</p>
        </div>
      )}
    </section>
  );
}

/** A field's values before and after, long ones in full: a wrong delivery is looked for here. */
function Change({ field, from, to }: ChangedField) {
  const labels = useLabels(staffOrderLabels).details;
  const name = { phone: labels.phone, email: labels.email, shippingAddress: labels.address }[field];
  const most = LONGEST.address;
  return (
    <dl className="w-full text-sm wrap-anywhere">
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        {inSentence(from, most) || labels.nothing} → {inSentence(to, most)}
      </dd>
    </dl>
  );
}

type Props = { readonly order: Order };

/** All that staff see of an order, to read: its status is the dialog's to say, with what can be done about it. */
export function OrderDetails({ order }: Props) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="flex flex-col gap-6">
        <OrderFacts order={order} />
        <OrderHistory order={order} />
      </div>
      <OrderBill order={order} />
    </div>
  );
}
