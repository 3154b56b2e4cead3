import { Link } from 'react-router-dom';
import { acceptRefusals } from '@/entities/order/acceptRefusals';
import type { NewOrder } from '@/entities/order/newOrder';
import type { OrderProblem } from '@/entities/order/orderProblem';
import { problemText, refusalText } from '@/entities/order/orderProblemText';
import type { OrderRefusal } from '@/entities/order/orderRefusal';
import type { OrderSelection } from '@/entities/order/orderSelection';
import { productLabel } from '@/entities/product/product';
import { formatDay, formatTime } from '@/shared/lib/dates';
import { formatRupees } from '@/shared/lib/money';
import { PATHS } from '@/shared/paths';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import type { CustomerText } from '@/shared/text/en/customer';
import { Button, buttonClass } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

function acceptText(
  [{ reason }, ...others]: readonly [OrderRefusal, ...OrderRefusal[]],
  text: CustomerText['order'],
) {
  if (others.length > 0) return text.acceptAll;
  if (reason.kind === 'onlyLeft') return text.takeLeft(reason.inStock);
  if (reason.kind === 'priceChanged') return text.acceptPrice(formatRupees(reason.toPaise));
  if (reason.kind === 'productChanged') return text.acceptName(productLabel(reason.to));
  return text.leaveOut;
}

type Props = {
  readonly problem: Exclude<OrderProblem, { kind: 'denied' }>;
  readonly items: readonly OrderSelection[];
  /** The person takes these instead. */
  readonly onChange: (items: readonly OrderSelection[]) => void;
  /** The person wants the order besides the one that has been placed. */
  readonly onNew: () => void;
};

/** The shop is not as the person saw it: what has changed, and what they can do. Nothing is altered for them. */
export function RefusalNotice({ problem, items, onChange, onNew }: Props) {
  const text = useCustomerText().order;
  const refusals: readonly OrderRefusal[] =
    problem.kind === 'item' ? [problem.refusal, ...(problem.others ?? [])] : [];
  const accepted = acceptRefusals(items, refusals);
  const [only, ...more] = items;
  const [first, ...others] = refusals;
  return (
    <Notice tone="warn" urgent>
      {others.length === 0 ? (
        <p>{problemText(problem, text)}</p>
      ) : (
        <>
          <p>{text.several}</p>
          <ul className="mt-2 list-disc pl-5">
            {refusals.map(refusal => (
              <li key={`${refusal.productId} ${refusal.reason.kind}`}>
                {refusalText(refusal, text.refused)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {first && accepted.length > 0 && (
          <Button onClick={() => onChange(accepted)}>{acceptText([first, ...others], text)}</Button>
        )}
        {problem.kind === 'tooManyUnits' && only && more.length === 0 && (
          <Button onClick={() => onChange([{ ...only, quantity: problem.most }])}>
            {text.takeLeft(problem.most)}
          </Button>
        )}
        {problem.kind === 'tooManyUnits' && more.length > 0 ? (
          <Link to={PATHS.cart} className={buttonClass()}>
            {text.toCart}
          </Link>
        ) : problem.kind === 'alreadyPlaced' ? (
          <AnotherOrder to={PATHS.trackOrder} label={text.myOrders} onNew={onNew} />
        ) : (
          <Link to={PATHS.menu} className={buttonClass('secondary')}>
            {text.browse}
          </Link>
        )}
      </div>
    </Notice>
  );
}

type AnotherProps = { readonly to: string; readonly label: string; readonly onNew: () => void };

/** What one can do where the order exists already: look at it, or make this another. */
function AnotherOrder({ to, label, onNew }: AnotherProps) {
  const text = useCustomerText().order;
  return (
    <>
      <Link to={to} className={buttonClass('primary')}>
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
  const text = useCustomerText();
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
  const text = useCustomerText().order;
  const { language } = useCommonText();
  const when = `${formatDay(order.placedAt, language)}, ${formatTime(order.placedAt)}`;
  return (
    <Notice tone="warn" urgent>
      <p>{text.alike(order.id, when)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <AnotherOrder to={PATHS.trackOrder} label={text.myOrders} onNew={onNew} />
      </div>
    </Notice>
  );
}
