import { HistoryLine } from '@/components/history/HistoryLine';
import { paymentText } from '@/data/order/paymentText';
import { orderHistory } from '@/domain/order/edit/orderHistory';
import type { Complaint, Order } from '@/domain/order/order';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { historyLabels } from '@/i18n/en/backOffice/history';
import { paymentsLabels } from '@/i18n/en/backOffice/payments';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { commonLabels } from '@/i18n/en/common';
import { complaintLabels } from '@/i18n/en/complaint';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { formatDateTime } from '@/lib/time/dates';
import { useAppSelector } from '@/store/hooks';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { OrderBill } from './OrderBill';
import { OrderFacts } from './OrderFacts';
import { orderFieldsInWords } from './orderChangeText';
import { reasonText } from './reasonText';

type OrderHistoryProps = { readonly order: Order };

/** What happened to an order, when and by whom; of a cancelled one also why, and where its bottles are. */
function OrderHistory({ order }: OrderHistoryProps) {
  const labels = useLabels(staffOrderLabels).details;
  const { status: names, language } = useLabels(commonLabels);
  const payments = useLabels(paymentsLabels);
  const lines = orderHistory(order);
  const reasons = useLabels(cancelReasonsLabels);
  const history = useLabels(historyLabels);
  const { attempt } = useLabels(runsLabels);
  const runs = useAppSelector(state => selectMirrored(state, 'runs')?.rows);
  const texts = { history, attempt, language, runName: (id: string) => runs?.[id]?.name };
  const complaints = useLabels(complaintLabels);
  return (
    <section>
      <h3 className="font-semibold">{labels.history}</h3>
      {lines.length === 0 && <p className="mt-2 text-ink-soft">{labels.noHistory}</p>}
      <ol className="mt-2 flex flex-col gap-2">
        {lines.map(({ status, at, byName, byCustomer, fields, payment, complaint }) => (
          <HistoryLine
            key={`${at} ${status}`}
            what={
              status === null
                ? complaint
                  ? complaints.kinds[complaint.kind]
                  : labels.edited
                : status === 'pending' && at === lines[0]?.at
                  ? labels.placed
                  : names[status]
            }
            bad={status === 'cancelled' || complaint !== undefined}
            at={at}
            byName={byCustomer ? history.customer : byName}
            fields={orderFieldsInWords(fields, texts)}
          >
            {payment && (
              <p className="w-full text-sm tabular-nums wrap-anywhere">{paymentText(payment, payments)}</p>
            )}
          </HistoryLine>
        ))}
      </ol>
      {order.status === 'cancelled' && (
        <div className="mt-3 flex flex-col gap-1 text-sm text-ink-soft">
          {order.cancelReason && (
            <p className="wrap-anywhere">
              {labels.reason(inSentence(reasonText(order.cancelReason, reasons), MAX_CHARS.reason))}
            </p>
          )}
          <p>{order.restocked ? labels.restocked : labels.notRestocked}</p>
        </div>
      )}
    </section>
  );
}

type ComplaintProps = { readonly complaint: Complaint };

/** What the customer says is wrong with it, and since when we know. */
function CustomerComplaint({ complaint: { kind, text, at } }: ComplaintProps) {
  const labels = useLabels(complaintLabels);
  const { language } = useLabels(commonLabels);
  return (
    <section className="rounded-control border border-bad/40 bg-bad-soft px-4 py-3 text-bad md:col-span-2">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {labels.fromCustomer}
        <time dateTime={at} className="font-normal tabular-nums">
          {formatDateTime(at, language)}
        </time>
      </h3>
      <p className="font-medium">{labels.kinds[kind]}</p>
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
    </section>
  );
}

type Props = { readonly order: Order };

/** All that staff see of an order, to read: its status is the dialog's to say, with what can be done about it. */
export function OrderDetails({ order }: Props) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {order.complaint && <CustomerComplaint complaint={order.complaint} />}
      <div className="flex flex-col gap-6">
        <OrderFacts order={order} />
        <OrderHistory order={order} />
      </div>
      <OrderBill order={order} />
    </div>
  );
}
