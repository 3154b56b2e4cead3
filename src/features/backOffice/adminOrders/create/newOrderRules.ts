import {
  type AddressField,
  type AddressFields,
  type AddressProblem,
  addressProblem,
  joinAddress,
  NO_ADDRESS,
  normalizePin,
  splitAddress,
} from '@/domain/address/addressFields';
import { type DeliveryOffer, deliveryOffer } from '@/domain/delivery/deliveryAreas';
import type { Order, PaymentMethod } from '@/domain/order/order';
import { selectionOf, toOrderItem } from '@/domain/order/orderLine';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import type { StaffOrder } from '@/domain/order/placing/staffOrder';
import { type OrderSelection, toOrderSelection } from '@/domain/product/orderSelection';
import { type Product, unavailableReason } from '@/domain/product/product';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { type TextProblem, textProblem } from '@/lib/text/addressText';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import { plainLine, plainText } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import type { KnownCustomer } from './findCustomers';

/** What came of an order that staff took. */
export type TakenOrder = {
  readonly outcome: 'placed' | 'waiting';
  readonly orderId: string;
  readonly label: string;
};

/** What the New Order form holds, beside its lines. */
export type NewOrderValues = AddressFields & {
  /** The account of a known customer; empty for anybody else. */
  readonly userId: string;
  /** Its verified email; empty where no order says it. */
  readonly accountEmail: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly paymentMethod: PaymentMethod;
  readonly instructions: string;
  /** When it is to arrive, of what the shop offers; as early as can be where nothing is chosen. */
  readonly day?: string;
  readonly slot?: string;
};

/** Spec §9: paid by card unless somebody says otherwise, as a customer's latest order does. */
export const NO_VALUES: NewOrderValues = {
  userId: '',
  accountEmail: '',
  name: '',
  phone: '',
  email: '',
  ...NO_ADDRESS,
  paymentMethod: 'card',
  instructions: '',
};

/** The customer's fields, empty. The payment method and the instructions belong to the order. */
const { paymentMethod: _payment, instructions: _instructions, ...nobody } = NO_VALUES;
export const EMPTY_CUSTOMER_FIELDS: Partial<NewOrderValues> = nobody;

export type NewOrderField = 'name' | 'phone' | 'email' | AddressField | 'instructions' | 'items';
export type NewOrderProblems = {
  readonly [field in NewOrderField]?:
    | 'name'
    | 'phone'
    | 'email'
    | 'items'
    | 'notDelivered'
    | AddressProblem['problem'];
};

/** What was typed, as the order keeps it. */
const enteredOf = ({ name, phone, email, instructions, ...address }: NewOrderValues) => ({
  customerName: plainLine(name),
  email: normalizeEmail(email),
  phone: normalizePhone(phone),
  shippingAddress: joinAddress(address),
  specialInstructions: plainText(instructions),
});

function nameProblem(name: string): 'name' | TextProblem | null {
  if (name === '') return 'name';
  return name.length > MAX_CHARS.name ? 'tooLong' : textProblem(name);
}

/** What the shop offers where the order goes, at the time that is chosen; null where it does not deliver, or anywhere. */
export function offerTo(
  { pin, day, slot }: NewOrderValues,
  areas: Shop['areas'],
  nowMs: number,
): DeliveryOffer | null {
  return deliveryOffer(areas, normalizePin(pin), day && slot ? { day, slot } : undefined, nowMs);
}

/**
 * What stands in the way of placing an order, by field: spec §5, and who it is for and what is in it. `delivers`: the shop
 * delivers to its PIN code.
 */
export function newOrderProblems(
  values: NewOrderValues,
  lines: readonly OrderSelection[],
  delivers = true,
): NewOrderProblems {
  const entered = enteredOf(values);
  const address = addressProblem(values);
  const instructions = textProblem(entered.specialInstructions);
  const name = nameProblem(entered.customerName);
  return {
    ...(name && { name }),
    ...(!isPhone(entered.phone) && { phone: 'phone' as const }),
    ...(!isEmail(entered.email) && { email: 'email' as const }),
    ...(!delivers && { pin: 'notDelivered' as const }),
    ...(address && { [address.field]: address.problem }),
    ...(instructions && { instructions }),
    ...(lines.length === 0 && { items: 'items' as const }),
  };
}

type Placing = {
  readonly id: string;
  readonly values: NewOrderValues;
  readonly lines: readonly OrderSelection[];
  readonly shop: NewOrder['shop'];
  readonly offer?: DeliveryOffer | null;
  readonly placedAt: string;
};

/** A form without problems as the order it places. */
export function toNewOrder({ id, values, lines, shop, offer, placedAt }: Placing): NewOrder {
  return {
    id,
    userId: values.userId,
    ...enteredOf(values),
    paymentMethod: values.paymentMethod,
    items: lines.map(toOrderItem),
    shop: { deliveryFeePaise: offer?.area.feePaise ?? shop.deliveryFeePaise, taxRate: shop.taxRate },
    ...(offer && {
      delivery: { ...offer.time, area: offer.area.name, pin: normalizePin(values.pin) },
    }),
    placedAt,
  };
}

/** The form as it begins for somebody whom the shop knows. */
export const valuesFor = ({
  account,
  name,
  phone,
  email,
  address,
  paymentMethod,
}: KnownCustomer): Partial<NewOrderValues> => ({
  ...{ userId: account?.id ?? '', accountEmail: account?.email ?? '' },
  ...{ name, phone, email, ...splitAddress(address) },
  ...(paymentMethod && { paymentMethod }),
});

/** An order's products once more, at the prices of then: placing it asks about what has changed since. */
export function reorderLines({ items }: Pick<Order, 'items'>): readonly OrderSelection[] {
  const lines = new Map<string, OrderSelection>();
  for (const { product, quantity } of items.filter(({ productId }) => productId !== '').map(selectionOf))
    lines.set(product.id, { product, quantity: quantity + (lines.get(product.id)?.quantity ?? 0) });
  return [...lines.values()];
}

/** The form as it was when an order was sent. */
export function valuesOf({ order, accountEmail = '' }: StaffOrder): NewOrderValues {
  return {
    userId: order.userId,
    accountEmail,
    name: order.customerName,
    phone: order.phone,
    email: order.email,
    ...splitAddress(order.shippingAddress),
    paymentMethod: order.paymentMethod,
    instructions: order.specialInstructions,
    ...(order.delivery && { day: order.delivery.day, slot: order.delivery.slot }),
  };
}

/** Stock less what one's own orders will take of it that are still to be sent. */
export function subtractReserved<Item extends Product>(
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
    .filter(product => !chosen.has(product.id) && unavailableReason(product, 1) === null)
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
