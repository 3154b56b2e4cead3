import { Link } from 'react-router-dom';
import { problemText, refusalText } from '@/components/order/orderProblemText';
import { toOrderItem } from '@/domain/order/orderLine';
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
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { formatMoment } from '@/lib/time/dates';
import { Button, buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Refused = Exclude<OrderProblem, { kind: 'denied' }>;

function acceptText(problem: Refused, accepted: readonly OrderSelection[], text: CustomerLabels['order']) {
  if (problem.kind !== 'item') return text.takeLeft(accepted[0]?.quantity ?? 0);
  if (problem.others?.length) return text.acceptAll;
  const { reason } = problem.refusal;
  if (reason.kind === 'onlyLeft') return text.takeLeft(reason.inStock);
  if (reason.kind === 'priceChanged') return text.acceptPrice(formatRupees(reason.toPaise));
  if (reason.kind === 'productChanged') return text.acceptName(productLabel(reason.to));
  return text.leaveOut;
}

type Props = {
  readonly problem: Refused;
  readonly items: readonly OrderSelection[];
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
export function RefusalNotice({ problem, items, shop, onChange, onNew }: Props) {
  const text = useLabels(customerLabels).order;
  const accepted = acceptProblem(items, problem);
  const done = isAccepted(items, problem);
  const offered = !done && accepted?.length ? accepted : null;
  return (
    <Notice tone="warn" urgent>
      <Reasons problem={problem} />
      {offered && (
        <p className="mt-2">
          {text.newTotal(formatRupees(priceOrder(offered.map(toOrderItem), shop).grandTotalPaise))}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {offered && <Button onClick={() => onChange(offered)}>{acceptText(problem, offered, text)}</Button>}
        {problem.kind === 'tooManyUnits' && accepted === null ? (
          <Link to={PATHS.cart} className={buttonClass()}>
            {text.toCart}
          </Link>
        ) : problem.kind === 'alreadyPlaced' ? (
          <AnotherOrder to={PATHS.trackOrder} label={text.myOrders} onNew={onNew} />
        ) : (
          <Link to={PATHS.menu} className={buttonClass(done || offered ? 'secondary' : 'primary')}>
            {text.browse}
          </Link>
        )}
      </div>
    </Notice>
  );
}

function Reasons({ problem }: { readonly problem: Refused }) {
  const text = useLabels(customerLabels).order;
  if (problem.kind !== 'item' || !problem.others?.length) return <p>{problemText(problem, text)}</p>;
  return (
    <>
      <p>{text.several}</p>
      <ul className="mt-2 list-disc pl-5">
        {[problem.refusal, ...problem.others].map(refusal => (
          <li key={`${refusal.productId} ${refusal.reason.kind}`}>{refusalText(refusal, text.refused)}</li>
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
  const text = useLabels(customerLabels).order;
  return (
    <>
      <Link to={to} state={state} className={buttonClass('primary')}>
        {label}
      </Link>
      <Button variant="secondary" onClick={onNew}>
        {text.asNew}
      </Button>
    </>
  );
}

/** The same order was saved on this device before, with other words. */
export function SavedOtherwiseNotice({ onNew }: { readonly onNew: () => void }) {
  const text = useLabels(customerLabels);
  return (
    <Notice tone="warn" urgent>
      <p>{text.order.alreadySaved}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AnotherOrder to={PATHS.outbox} label={text.track.toOutbox} onNew={onNew} />
      </div>
    </Notice>
  );
}

/** The person has just ordered the same, or it still waits here: perhaps in another tab. */
export function AlikeNotice({ order, onNew }: { readonly order: NewOrder; readonly onNew: () => void }) {
  const text = useLabels(customerLabels).order;
  const { language } = useLabels(commonLabels);
  const when = formatMoment(order.placedAt, language);
  return (
    <Notice tone="warn" urgent>
      <p>{text.alike(order.id, when)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AnotherOrder to={PATHS.trackOrder} label={text.myOrders} onNew={onNew} />
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
  const text = useLabels(customerLabels).order;
  return (
    <Notice tone="info" urgent>
      <p>{text.sentBefore(orderId, isPlaced)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AnotherOrder
          to={PATHS.trackOrder}
          state={{ savedOrderId: orderId }}
          label={text.myOrders}
          onNew={onNew}
        />
      </div>
    </Notice>
  );
}
