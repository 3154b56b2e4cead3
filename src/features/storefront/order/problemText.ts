import type { OrderProblem } from '@/entities/order/orderProblem';
import type { OrderRefusal } from '@/entities/order/orderRefusal';
import { formatRupees } from '@/shared/lib/money';
import type { CustomerText } from '@/shared/text/en/customer';

/** Why a line of an order stands in its way, in words. */
export function refusalText(
  { productName, reason }: OrderRefusal,
  text: CustomerText['order']['refused'],
): string {
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

/** Why an order was not placed, in words. */
export function problemText(problem: OrderProblem, text: CustomerText['order']): string {
  switch (problem.kind) {
    case 'item':
      return [problem.refusal, ...(problem.others ?? [])]
        .map(refusal => refusalText(refusal, text.refused))
        .join(' ');
    case 'charges':
      return text.refused.charges(formatRupees(problem.fromPaise), formatRupees(problem.toPaise));
    case 'alreadyPlaced':
      return text.alreadyPlaced;
    case 'idTaken':
      return text.idTaken;
    case 'denied':
      return text.failed;
  }
}
