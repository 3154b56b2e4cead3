import type { OrderProblem } from '@/domain/order/placing/orderProblem';
import type { OrderRefusal } from '@/domain/order/placing/orderRefusal';
import { productLabel } from '@/domain/product/productLabel';
import type { CustomerLabels } from '@/i18n/en/customer';
import { formatRupees } from '@/lib/number/money';

/** Each area says it in its own words. */
type RefusalLabels = Pick<CustomerLabels['order'], 'refused' | 'alreadyPlaced' | 'idTaken' | 'failed'>;

/** Why a line of an order stands in its way, in words. */
export function refusalText({ productName, reason }: OrderRefusal, text: RefusalLabels['refused']): string {
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
    case 'productChanged':
      return text.productChanged(productLabel(reason.from), productLabel(reason.to));
  }
}

/** Why an order was not placed, in words. */
export function problemText(problem: OrderProblem, text: RefusalLabels): string {
  switch (problem.kind) {
    case 'item':
      return [problem.refusal, ...(problem.others ?? [])]
        .map(refusal => refusalText(refusal, text.refused))
        .join(' ');
    case 'charges':
      return text.refused.charges(formatRupees(problem.fromPaise), formatRupees(problem.toPaise));
    case 'tooManyUnits':
      return text.refused.tooManyUnits(problem.most);
    case 'alreadyPlaced':
      return text.alreadyPlaced;
    case 'idTaken':
      return text.idTaken;
    case 'denied':
      return text.failed;
  }
}
