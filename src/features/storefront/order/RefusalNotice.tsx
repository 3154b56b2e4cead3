import { Link } from 'react-router-dom';
import { problemText, refusalText } from '@/components/order/orderProblemText';
import { type NameOf, useProductNames } from '@/components/product/useProductNames';
import { toOrderItem } from '@/domain/order/orderLine';
import { orderNumber } from '@/domain/order/orderNumber';
import { acceptProblem, isAccepted } from '@/domain/order/placing/acceptRefusals';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import type { OrderProblem } from '@/domain/order/placing/orderProblem';
import { priceOrder } from '@/domain/order/pricing';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { productLabel } from '@/domain/product/productLabel';
import type { Shop } from '@/domain/shop/shop';
import { commonLabels } from '@/i18n/en/common';
import type { CustomerLabels } from '@/i18n/en/customer';
import { customerLabels } from '@/i18n/en/customer';
import { deliveryLabels } from '@/i18n/en/delivery';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { formatDateTime } from '@/lib/time/dates';
import { Button, buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { OrderEntry } from './orderEntry';

type Refused = Exclude<OrderProblem, { kind: 'denied' }>;

function acceptText(
  problem: Refused,
  accepted: readonly OrderSelection[],
  labels: CustomerLabels['order'],
  nameOf: NameOf,
) {
  if (problem.kind !== 'item') return labels.takeLeft(accepted[0]?.quantity ?? 0);
  if (problem.others?.length) return labels.acceptAll;
  const { productId, reason } = problem.refusal;
  if (reason.kind === 'onlyLeft') return labels.takeLeft(reason.inStock);
  if (reason.kind === 'priceChanged') return labels.acceptPrice(formatRupees(reason.toPaise));
  if (reason.kind === 'productChanged') {
    const { name, size } = reason.to;
    return labels.acceptName(productLabel({ name: nameOf(productId, name), size }));
  }
  return labels.leaveOut;
}

type Props = {
  readonly problem: Refused;
  readonly order: Pick<OrderEntry, 'items' | 'fromCart'>;
  readonly shop: Pick<Shop, 'deliveryFeePaise' | 'taxRate'>;
  /** The person takes these instead. */
  readonly onChange: (items: readonly OrderSelection[]) => void;
  /** The person wants the order besides the one that has been placed. */
  readonly onNew: () => void;
};

/**
 * The shop is not as the person saw it: what has changed, and what they can do. Nothing is altered for them. Where the
 * form has the changes already, it only says them.
 */
export function RefusalNotice({ problem, order: { items, fromCart }, shop, onChange, onNew }: Props) {
  const labels = useLabels(customerLabels).order;
  const nameOf = useProductNames();
  const accepted = acceptProblem(items, problem);
  const done = isAccepted(items, problem);
  const offered = !done && accepted?.length ? accepted : null;
  return (
    <Notice tone="warn" urgent>
      <Reasons problem={problem} />
      {offered && (
        <p className="mt-2">
          {labels.newTotal(formatRupees(priceOrder(offered.map(toOrderItem), shop).grandTotalPaise))}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {offered && (
          <Button onClick={() => onChange(offered)}>{acceptText(problem, offered, labels, nameOf)}</Button>
        )}
        {problem.kind === 'tooManyUnits' && accepted === null ? (
          // Of what did not come from the cart fewer can be ordered on the form alone.
          fromCart && (
            <Link to={PATHS.cart} className={buttonClass()}>
              {labels.toCart}
            </Link>
          )
        ) : problem.kind === 'alreadyPlaced' ? (
          <AnotherOrder to={PATHS.trackOrder} label={labels.myOrders} onNew={onNew} />
        ) : (
          <Link to={PATHS.menu} className={buttonClass(done || offered ? 'secondary' : 'primary')}>
            {labels.browse}
          </Link>
        )}
      </div>
    </Notice>
  );
}

function Reasons({ problem }: { readonly problem: Refused }) {
  const labels = useLabels(customerLabels).order;
  const delivery = useLabels(deliveryLabels);
  const { language } = useLabels(commonLabels);
  const nameOf = useProductNames();
  if (problem.kind !== 'item' || !problem.others?.length)
    return <p>{problemText(problem, labels, delivery, language, nameOf)}</p>;
  return (
    <>
      <p>{labels.several}</p>
      <ul className="mt-2 list-disc pl-5">
        {[problem.refusal, ...problem.others].map(refusal => (
          <li key={`${refusal.productId} ${refusal.reason.kind}`}>
            {refusalText(refusal, labels.refused, nameOf)}
          </li>
        ))}
      </ul>
    </>
  );
}

type AnotherProps = {
  readonly to: string;
  readonly state?: object;
  readonly label: string;
  readonly onNew: () => void;
};

/** What one can do where the order exists already: look at it, or make this another. */
function AnotherOrder({ to, state, label, onNew }: AnotherProps) {
  const labels = useLabels(customerLabels).order;
  return (
    <>
      <Link to={to} state={state} className={buttonClass('primary')}>
        {label}
      </Link>
      <Button variant="secondary" onClick={onNew}>
        {labels.asNew}
      </Button>
    </>
  );
}

/** The same order was saved on this device before, with other words. */
export function SavedOtherwiseNotice({ onNew }: { readonly onNew: () => void }) {
  const labels = useLabels(customerLabels);
  return (
    <Notice tone="warn" urgent>
      <p>{labels.order.alreadySaved}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AnotherOrder to={PATHS.outbox} label={labels.track.toOutbox} onNew={onNew} />
      </div>
    </Notice>
  );
}

/** The person has just ordered the same, or it still waits here: perhaps in another tab. */
export function PossibleDuplicateNotice({
  order,
  onNew,
}: {
  readonly order: NewOrder;
  readonly onNew: () => void;
}) {
  const labels = useLabels(customerLabels).order;
  const { language } = useLabels(commonLabels);
  const when = formatDateTime(order.placedAt, language);
  return (
    <Notice tone="warn" urgent>
      <p>{labels.possibleDuplicate(orderNumber(order.id), when)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AnotherOrder to={PATHS.trackOrder} label={labels.myOrders} onNew={onNew} />
      </div>
    </Notice>
  );
}

type SentBeforeProps = {
  readonly orderId: string;
  readonly isPlaced: boolean;
  readonly onNew: () => void;
};

/** The form is that of an order which has been sent: nobody needs to send it again. */
export function SentBeforeNotice({ orderId, isPlaced, onNew }: SentBeforeProps) {
  const labels = useLabels(customerLabels).order;
  return (
    <Notice tone="info" urgent>
      <p>{labels.sentBefore(orderNumber(orderId), isPlaced)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AnotherOrder
          to={PATHS.trackOrder}
          state={{ savedOrderId: orderId }}
          label={labels.myOrders}
          onNew={onNew}
        />
      </div>
    </Notice>
  );
}
