import { RETIRED_PRODUCT } from './catalogue';
import { commonFields, dates, itemFields } from './orderDocument';
import type { LegacyShape, SeedOrder } from './seedOrder';
import { double, type SeedFields } from './seedValue';

/** An order as an older version of the shop left it: only the spec's fields, and each shape's own oddity. */
export function legacyOrderDocument(order: SeedOrder, shape: LegacyShape): SeedFields {
  const withItems = { ...commonFields(order), items: order.items.map(itemFields) };
  switch (shape) {
    case 'singleProduct':
      return singleProduct(order);
    case 'isoDates':
      return {
        ...withItems,
        ...Object.fromEntries(Object.entries(dates(order)).map(([name, date]) => [name, date.toISOString()])),
      };
    case 'noDate':
      return withItems;
    case 'noUpdatedAt':
      return { ...withItems, ...dates(order) };
    case 'cardFields':
      return { ...withItems, ...dates(order), ...FAKE_CARD };
  }
}

/** The number that card networks publish for tests. */
const FAKE_CARD = { cardNumber: '4111111111111111', expiryDate: '12/30', cvv: '123' } as const;

/** Of a product that the inventory no longer has, so that only the `products` collection can name it. */
function singleProduct(order: SeedOrder): SeedFields {
  const [{ quantity }] = order.items;
  const { customerName, customerPhone, ...fields } = commonFields(order);
  return {
    ...fields,
    ...dates(order),
    productId: RETIRED_PRODUCT.id,
    quantity,
    total: double((RETIRED_PRODUCT.pricePaise * quantity) / 100),
  };
}
