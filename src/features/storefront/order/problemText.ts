import type { OrderProblem } from '@/entities/order/orderProblem';
import type { OrderRefusal } from '@/entities/order/orderRefusal';
import { formatRupees } from '@/shared/lib/money';
import type { CustomerText } from '@/shared/text/en/customer';

function refusalText({ productName, reason }: OrderRefusal, text: CustomerText['order']['refused']): string {
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
      return refusalText(problem.refusal, text.refused);
    case 'charges':
      return text.refused.charges(formatRupees(problem.fromPaise), formatRupees(problem.toPaise));
    case 'idTaken':
      return text.idTaken;
    case 'denied':
      return text.failed;
  }
}
