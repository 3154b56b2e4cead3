import type { NameOf } from '@/components/product/useProductNames';
import type { OrderProblem } from '@/domain/order/placing/orderProblem';
import type { OrderRefusal } from '@/domain/order/placing/orderRefusal';
import { productLabel } from '@/domain/product/productLabel';
import type { CustomerLabels } from '@/i18n/en/customer';
import type { DeliveryLabels } from '@/i18n/en/delivery';
import type { Language } from '@/lib/language';
import { formatRupees } from '@/lib/number/money';
import { deliveryProblemText } from './deliveryText';

/** Each area says it in its own words. */
type RefusalLabels = Pick<CustomerLabels['order'], 'refused' | 'alreadyPlaced' | 'idTaken' | 'failed'>;

const asStored: NameOf = (_productId, stored) => stored;

/** Why a line of an order stands in its way, in words. */
export function refusalText(
  { productId, productName: stored, size = '', reason }: OrderRefusal,
  text: RefusalLabels['refused'],
  nameOf = asStored,
): string {
  // A shop has one name in several sizes.
  const product = productLabel({ name: nameOf(productId, stored), size });
  switch (reason.kind) {
    case 'noLongerSold':
      return text.noLongerSold(product);
    case 'priceUnavailable':
      return text.priceUnavailable(product);
    case 'outOfStock':
      return text.outOfStock(product);
    case 'onlyLeft':
      return text.onlyLeft(product, reason.inStock);
    case 'priceChanged':
      return text.priceChanged(product, formatRupees(reason.fromPaise), formatRupees(reason.toPaise));
    case 'productChanged':
      return text.productChanged(
        productLabel(reason.from),
        productLabel({ ...reason.to, name: nameOf(productId, reason.to.name) }),
      );
  }
}

/** Why an order was not placed, in words. */
export function problemText(
  problem: OrderProblem,
  text: RefusalLabels,
  delivery: DeliveryLabels,
  language: Language,
  nameOf = asStored,
): string {
  switch (problem.kind) {
    case 'item':
      return [problem.refusal, ...(problem.others ?? [])]
        .map(refusal => refusalText(refusal, text.refused, nameOf))
        .join(' ');
    case 'charges':
      return text.refused.charges(formatRupees(problem.fromPaise), formatRupees(problem.toPaise));
    case 'tooManyUnits':
      return text.refused.tooManyUnits(problem.most);
    case 'deliveryTime':
    case 'notDelivered':
    case 'noAreas':
      return deliveryProblemText(problem, delivery, language);
    case 'alreadyPlaced':
      return text.alreadyPlaced;
    case 'idTaken':
      return text.idTaken;
    case 'denied':
      return text.failed;
  }
}
