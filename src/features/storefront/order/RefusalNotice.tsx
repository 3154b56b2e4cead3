import { Link } from 'react-router-dom';
import type { OrderProblem } from '@/entities/order/orderProblem';
import { formatRupees, type Paise } from '@/shared/lib/money';
import { PATHS } from '@/shared/paths';
import { useCustomerText } from '@/shared/text/customerText';
import { Button, buttonClass } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { problemText } from './problemText';

type Refused = Exclude<OrderProblem, { kind: 'denied' }>;

type Props = {
  readonly problem: Refused;
  readonly onTake: (quantity: number) => void;
  readonly onAccept: (pricePaise: Paise) => void;
};

/** The shop is not as the person saw it: what has changed, and what they can do. Nothing is altered for them. */
export function RefusalNotice({ problem, onTake, onAccept }: Props) {
  const text = useCustomerText().order;
  const reason = problem.kind === 'item' ? problem.refusal.reason : null;
  return (
    <Notice tone="warn" urgent>
      <p>{problemText(problem, text)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {reason?.kind === 'onlyLeft' && (
          <Button onClick={() => onTake(reason.inStock)}>{text.takeLeft(reason.inStock)}</Button>
        )}
        {reason?.kind === 'priceChanged' && (
          <Button onClick={() => onAccept(reason.toPaise)}>
            {text.acceptPrice(formatRupees(reason.toPaise))}
          </Button>
        )}
        <Link to={PATHS.menu} className={buttonClass('secondary')}>
          {text.browse}
        </Link>
      </div>
    </Notice>
  );
}
