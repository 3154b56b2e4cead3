import { isSameProductName } from '@/domain/product/isSameProductName';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { paiseToRupees, rupeesToPaise } from '@/lib/number/money';
import { sameItems } from '@/lib/sameItems';
import type { OrderProblem } from './orderProblem';
import type { OrderRefusal } from './orderRefusal';

function accept(item: OrderSelection, { reason }: OrderRefusal): OrderSelection[] {
  switch (reason.kind) {
    case 'noLongerSold':
    case 'priceUnavailable':
    case 'outOfStock':
      return [];
    case 'onlyLeft':
      return [item.quantity <= reason.inStock ? item : { ...item, quantity: reason.inStock }];
    case 'priceChanged':
      return [
        rupeesToPaise(item.product.price) === reason.toPaise
          ? item
          : { ...item, product: { ...item.product, price: paiseToRupees(reason.toPaise) } },
      ];
    case 'productChanged':
      return [
        isSameProductName(item.product, reason.to)
          ? item
          : { ...item, product: { ...item.product, ...reason.to } },
      ];
  }
}

/**
 * The items of an order when the person takes the shop as it is now: fewer, at the new price, under the new name, or
 * without. One that is so already is the same object.
 */
export function acceptRefusals(
  items: readonly OrderSelection[],
  refusals: readonly OrderRefusal[],
): readonly OrderSelection[] {
  return refusals.reduce<readonly OrderSelection[]>(
    (left, refusal) =>
      left.flatMap(item => (item.product.id === refusal.productId ? accept(item, refusal) : [item])),
    items,
  );
}

/** The same for whatever an order was refused for: nothing where nothing of it can be ordered; null where no other items help. */
export function acceptProblem(
  items: readonly OrderSelection[],
  problem: OrderProblem,
): readonly OrderSelection[] | null {
  switch (problem.kind) {
    case 'item':
      return acceptRefusals(items, [problem.refusal, ...(problem.others ?? [])]);
    // The form has the fee, and the days, that the shop has now.
    case 'charges':
    case 'deliveryTime':
    case 'notDelivered':
    case 'noAreas':
      return items;
    case 'tooManyUnits': {
      const [only, ...more] = items;
      if (!only || more.length > 0) return null;
      return [only.quantity <= problem.most ? only : { ...only, quantity: problem.most }];
    }
    case 'idTaken':
    case 'alreadyPlaced':
    case 'denied':
      return null;
  }
}

/** Whether the items are already what the person would take after a refusal: then there is nothing more to accept. */
export function isAccepted(items: readonly OrderSelection[], problem: OrderProblem): boolean {
  const accepted = acceptProblem(items, problem);
  return accepted !== null && accepted.length > 0 && sameItems(accepted, items);
}
