import { Link } from 'react-router-dom';
import type { OrderProblem } from '@/entities/order/orderProblem';
import type { OrderRefusal } from '@/entities/order/orderRefusal';
import { formatRupees, type Paise } from '@/shared/lib/money';
import { PATHS } from '@/shared/paths';
import { useCustomerText } from '@/shared/text/customerText';
import type { CustomerText } from '@/shared/text/en/customer';
import { Button, buttonClass } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

function refusalText({ productName, reason }: OrderRefusal, text: CustomerText['order']['refused']) {
  switch (reason.kind) {
    case 'noLongerSold':
      return text.noLongerSold(productName);
    case 'priceUnavailable':
      return text.priceUnavailable(productName);
    case 'outOfStock':
      return text.outOfStock(productName);
    case 'onlyLeft':
      return text.onlyLeft(productName, reason.inStock);
    case 'priceChanged':
      return text.priceChanged(productName, formatRupees(reason.fromPaise), formatRupees(reason.toPaise));
  }
}

type Refused = Exclude<OrderProblem, { kind: 'denied' }>;

function problemText(problem: Refused, text: CustomerText['order']) {
  switch (problem.kind) {
    case 'item':
      return refusalText(problem.refusal, text.refused);
    case 'charges':
      return text.refused.charges(formatRupees(problem.fromPaise), formatRupees(problem.toPaise));
    case 'idTaken':
      return text.idTaken;
  }
}

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
