import { baseVersionOf } from '@/data/order/queuedEdits';
import { matchesSeenVersion, type OrderEdit } from '@/domain/order/edit/orderEdit';
import { orderHistory } from '@/domain/order/edit/orderHistory';
import type { Order } from '@/domain/order/order';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { historyLabels } from '@/i18n/en/backOffice/history';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { useAppSelector } from '@/store/hooks';
import { useNow } from '@/store/useNow';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** How long ago, in words that go on; a screen reader is not told each second. */
function Ago({ at }: { readonly at: string }) {
  const labels = useLabels(staffOrderLabels).edit.meanwhile;
  // By a server whose clock is ahead it was just now.
  const seconds = Math.max(0, Math.floor((useNow(SECOND_MS) - Date.parse(at)) / SECOND_MS));
  return (
    <time dateTime={at} aria-live="off" className="whitespace-nowrap tabular-nums">
      {seconds < MINUTE_S ? labels.secondsAgo(seconds) : labels.minutesAgo(Math.floor(seconds / MINUTE_S))}
    </time>
  );
}

type ChangeProps = { readonly seen: Order; readonly current: Order };

/** What somebody has made of the order, and, when it is asked for, each field before and after. */
function Change({ seen, current }: ChangeProps) {
  const { dialog } = useLabels(adminOrdersLabels);
  const { edit: labels, details } = useLabels(staffOrderLabels);
  const { status: names } = useLabels(commonLabels);
  const text = labels.meanwhile;
  const last = orderHistory(current).at(-1);
  const { customer } = useLabels(historyLabels);
  const who = last?.byCustomer ? customer : last?.byName ? inSentence(last.byName) : text.someone;
  const statusOf = ({ status }: Order) => names[status ?? 'unknown'];
  const fields = [
    { name: dialog.status, of: statusOf },
    { name: dialog.email, of: (order: Order) => order.email },
    { name: labels.phone, of: (order: Order) => order.phone },
    { name: labels.address, of: (order: Order) => order.shippingAddress },
  ].filter(({ of }) => of(seen) !== of(current));
  return (
    <div className="mb-3 rounded-control border border-warn/40 bg-warn-soft px-4 py-2 text-warn">
      <p className="font-medium">
        {current.status === seen.status ? text.changed(who) : text.status(statusOf(current), who)}
        {current.updatedAt && (
          <>
            {', '}
            <Ago at={current.updatedAt} />
          </>
        )}
      </p>
      {fields.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 w-fit cursor-pointer py-2.5 font-semibold underline underline-offset-4">
            {text.show}
          </summary>
          <dl className="grid max-h-40 gap-2 overflow-y-auto pb-2 text-ink">
            {fields.map(({ name, of }) => (
              <div key={name}>
                <dt className="text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere">
                  {inSentence(of(seen), MAX_CHARS.address) || details.nothing} →{' '}
                  {inSentence(of(current), MAX_CHARS.address) || details.nothing}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

type Props = {
  /** As the person saw it, with the own edits it was shown with. */
  readonly order: Order;
  readonly pendingChanges: readonly OrderEdit[];
  /** Whether there is still something to decide. */
  readonly isOpen: boolean;
};

/** Says while an order is being edited that somebody else has changed it. What saving then does is the server's to say. */
export function ChangedMeanwhile({ order, pendingChanges, isOpen }: Props) {
  const current = useAppSelector(state => selectMirrored(state, 'orders')?.rows[order.id]);
  const isChanged = isOpen && current && !matchesSeenVersion(baseVersionOf(order, pendingChanges), current);
  // A live region that comes with its words is not read out.
  return <div role="status">{isChanged && <Change seen={order} current={current} />}</div>;
}
