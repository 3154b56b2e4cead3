import type { Order, PaymentMethod } from '@/domain/order/order';
import { toOrderItem } from '@/domain/order/orderLine';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import type { StaffOrder } from '@/domain/order/placing/staffOrder';
import { type OrderSelection, toOrderSelection } from '@/domain/product/orderSelection';
import { type Product, unorderable } from '@/domain/product/product';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { isIncompleteAddress, type TextProblem, textProblem } from '@/lib/text/addressText';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainLine, plainText } from '@/lib/text/plainText';
import { LONGEST } from '@/lib/text/textLimits';

/** What came of an order that staff took. */
export type TakenOrder = {
  readonly outcome: 'placed' | 'waiting';
  readonly orderId: string;
  readonly label: string;
};

/** What the New Order form holds, beside its lines. */
export type NewOrderValues = {
  /** The account of a known customer; empty for anybody else. */
  readonly userId: string;
  /** Its verified e-mail; empty where no order says it. */
  readonly accountEmail: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly paymentMethod: PaymentMethod;
  readonly instructions: string;
};

/** Spec §9: paid by card unless somebody says otherwise. */
export const NO_VALUES: NewOrderValues = {
  userId: '',
  accountEmail: '',
  name: '',
  phone: '',
  email: '',
  address: '',
  paymentMethod: 'card',
  instructions: '',
};

export type NewOrderField = 'name' | 'phone' | 'email' | 'address' | 'instructions' | 'items';
export type NewOrderProblems = {
  readonly [field in NewOrderField]?: Exclude<NewOrderField, 'instructions'> | TextProblem;
};

/** What was typed, as the order keeps it. */
const enteredOf = ({ name, phone, email, address, instructions }: NewOrderValues) => ({
  customerName: plainLine(name),
  email: normalizeEmail(email),
  phone: normalizePhone(phone),
  shippingAddress: plainText(address),
  specialInstructions: plainText(instructions),
});

function nameProblem(name: string): 'name' | TextProblem | null {
  if (name === '') return 'name';
  return name.length > LONGEST.name ? 'tooLong' : textProblem(name);
}

/** What stands in the way of placing an order, by field: spec §5, and who it is for and what is in it. */
export function newOrderProblems(values: NewOrderValues, lines: readonly OrderSelection[]): NewOrderProblems {
  const entered = enteredOf(values);
  const address = isIncompleteAddress(entered.shippingAddress)
    ? 'address'
    : textProblem(entered.shippingAddress);
  const instructions = textProblem(entered.specialInstructions);
  const name = nameProblem(entered.customerName);
  return {
    ...(name && { name }),
    ...(!isPhone(entered.phone) && { phone: 'phone' as const }),
    ...(!isEmail(entered.email) && { email: 'email' as const }),
    ...(address && { address }),
    ...(instructions && { instructions }),
    ...(lines.length === 0 && { items: 'items' as const }),
  };
}

type Placing = {
  readonly id: string;
  readonly values: NewOrderValues;
  readonly lines: readonly OrderSelection[];
  readonly shop: NewOrder['shop'];
  readonly placedAt: string;
};

/** A form without problems as the order it places. */
export function toNewOrder({ id, values, lines, shop, placedAt }: Placing): NewOrder {
  return {
    id,
    userId: values.userId,
    ...enteredOf(values),
    paymentMethod: values.paymentMethod,
    items: lines.map(toOrderItem),
    shop: { deliveryFeePaise: shop.deliveryFeePaise, taxRate: shop.taxRate },
    placedAt,
  };
}

/** The form as it was when an order was sent. */
export function valuesOf({ order, accountEmail = '' }: StaffOrder): NewOrderValues {
  return {
    userId: order.userId,
    accountEmail,
    name: order.customerName,
    phone: order.phone,
    email: order.email,
    address: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    instructions: order.specialInstructions,
  };
}

/** Stock less what one's own orders will take of it that are still to be sent. */
export function lessTaken<Item extends Product>(
  items: readonly Item[],
  taken: readonly StaffOrder[],
): readonly Item[] {
  const promised = new Map<string, number>();
  for (const { order } of taken)
    for (const { productId, quantity } of order.items)
      promised.set(productId, (promised.get(productId) ?? 0) + quantity);
  return items.map(item => {
    const bottles = promised.get(item.id);
    return bottles ? { ...item, inStock: Math.max(0, item.inStock - bottles) } : item;
  });
}

/** What can still be added to an order, by name. */
export function addable(products: readonly Product[], lines: readonly OrderSelection[]): readonly Product[] {
  if (lines.length >= MAX_PRODUCTS) return [];
  const chosen = new Set(lines.map(({ product }) => product.id));
  return products
    .filter(product => !chosen.has(product.id) && unorderable(product, 1) === null)
    .sort((one, other) => one.name.localeCompare(other.name) || one.size.localeCompare(other.size));
}

/** The lines with one bottle of the product that is chosen beside them: whoever chose it means it, added or not. */
export function withChosen(
  products: readonly Product[],
  lines: readonly OrderSelection[],
  chosen: string,
): readonly OrderSelection[] {
  const product = addable(products, lines).find(({ id }) => id === chosen);
  const line = product && toOrderSelection(product, 1);
  return line ? [...lines, line] : lines;
}

/**
 * What the shop charges: as its settings say, else as the latest order was charged, which is on the device when the
 * settings cannot be asked.
 */
export function chargesOf(shop: Shop | undefined, newestFirst: readonly Order[]): NewOrder['shop'] {
  return shop ?? newestFirst.find(({ pricing }) => pricing !== null)?.pricing ?? DEFAULT_SHOP;
}
