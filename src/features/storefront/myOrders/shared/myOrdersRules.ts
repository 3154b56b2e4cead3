import { NO_SIZE, type Order, type OrderItem, type OrderStatus, payablePaise } from '@/domain/order/order';
import type { Product } from '@/domain/product/product';
import { translateProductName } from '@/domain/product/translateProductName';
import { DELIVERY_DAYS } from '@/domain/shop/shop';
import type { Paise } from '@/lib/number/money';
import { compareInstants } from '@/lib/time/compareInstants';
import { addDays } from '@/lib/time/dates';
import type { LegacyProduct } from './legacyProduct';

/** The steps of the progress bar (spec §2), in order. */
export const STEPS = ['pending', 'processing', 'shipped', 'delivered'] as const satisfies OrderStatus[];

/** How many steps an order has come; 0 for a cancelled or unknown status. */
export function stepsDone(status: OrderStatus | null): number {
  return status === null || status === 'cancelled' ? 0 : STEPS.indexOf(status) + 1;
}

/** The newest first; orders without a date last. Equal ones by id, so that a refresh moves nothing. */
export function newestFirst(orders: readonly Order[]): Order[] {
  const time = ({ orderedAt }: Order) => (orderedAt === null ? -1 : Date.parse(orderedAt));
  return [...orders].sort((a, b) => time(b) - time(a) || (a.id < b.id ? -1 : 1));
}

/** The newest change that any of the orders has; null where none says when it changed. */
export const newestChange = (orders: readonly Order[]): string | null =>
  orders.reduce<string | null>(
    (newest, { updatedAt: at }) =>
      at !== null && (newest === null || compareInstants(at, newest) > 0) ? at : newest,
    null,
  );

/** The orders with what has been read of them since, the newest first: of two versions of one the later stands. */
export function withRead(known: readonly Order[], read: readonly Order[]): Order[] {
  const byId = new Map(known.map(order => [order.id, order]));
  for (const order of read) {
    const before = byId.get(order.id)?.updatedAt;
    if (!before || !order.updatedAt || compareInstants(order.updatedAt, before) >= 0)
      byId.set(order.id, order);
  }
  return newestFirst([...byId.values()]);
}

/** Whether an item's own snapshot leaves its name, size or price open. */
function isIncomplete({ productName, size, pricePaise }: OrderItem): boolean {
  return productName === '' || size === NO_SIZE || pricePaise === 0;
}

/** Whether these orders hold items that only the product collections can name. New orders never do. */
export function needProducts(orders: readonly Order[]): boolean {
  return orders.some(order => order.items.some(isIncomplete));
}

export type ShownItem = {
  readonly productId: string;
  /** Empty where nothing names it. */
  readonly name: string;
  readonly size: string;
  readonly image: string;
  readonly category: string;
  readonly quantity: number;
  readonly pricePaise: Paise | null;
};

type Sources = {
  readonly inventory: readonly Product[];
  readonly legacy: readonly LegacyProduct[];
  /** Of the screen: the name is said in it where the product is known. */
  readonly language: string;
};

/**
 * An item as shown: its order's own snapshot first, since it is what was bought; then the inventory, then the
 * old products collection, then the placeholder and 'Standard'. Its picture is the shop's own: an order may name one at any
 * address, which a look at it would reach.
 */
export function shownItem(item: OrderItem, { inventory, legacy, language }: Sources): ShownItem {
  const product = inventory.find(({ id }) => id === item.productId);
  const old = legacy.find(({ id }) => id === item.productId);
  const ownSize = item.size === NO_SIZE ? '' : item.size;
  return {
    productId: item.productId,
    name: translateProductName(language, item.productName || product?.name || old?.name || '', product),
    size: ownSize || product?.size || old?.size || NO_SIZE,
    image: product?.image || old?.image || '',
    category: product?.category ?? '',
    quantity: item.quantity,
    pricePaise: item.pricePaise || product?.pricePaise || old?.pricePaise || null,
  };
}

/** What an order costs: as charged where it says so, else the sum of its items; null where that is unknown. */
export function shownTotal(order: Order, items: readonly ShownItem[]): Paise | null {
  if (order.pricing || order.totalPaise > 0) return payablePaise(order);
  if (items.length === 0 || items.some(item => item.pricePaise === null)) return null;
  return items.reduce((sum, item) => sum + (item.pricePaise ?? 0) * item.quantity, 0);
}

/** How many products a line names before it only counts them. */
const NAMED = 2;

/** The items of an order that a line names, and how many it only counts. */
export const namedItems = <Item>(items: readonly Item[]): { named: readonly Item[]; others: number } =>
  items.length > NAMED + 1
    ? { named: items.slice(0, NAMED), others: items.length - NAMED }
    : { named: items, others: 0 };

/** The estimated delivery; of an order that does not say, spec §9's five days. Null for an order without a date. */
export function shownDelivery({ estimatedDelivery, orderedAt }: Order): string | null {
  return estimatedDelivery ?? (orderedAt && addDays(orderedAt, DELIVERY_DAYS));
}

/** What the order form passed on: the order the server has just taken, or the one this device has saved. */
export type JustOrdered = {
  readonly placedOrderId: string | null;
  readonly savedOrderId: string | null;
  /** The banner has been shown: the order is only opened. */
  readonly seen: boolean;
};

/** Reads the navigation state; anything that is not an order's id is nothing. */
export function parseJustOrdered(state: unknown): JustOrdered {
  const given = typeof state === 'object' && state !== null ? (state as { [key: string]: unknown }) : {};
  const idOf = (value: unknown) =>
    typeof value === 'string' && /^[0-9A-Z]{10,20}$/.test(value) ? value : null;
  return {
    placedOrderId: idOf(given.placedOrderId),
    savedOrderId: idOf(given.savedOrderId),
    seen: given.seen === true,
  };
}
