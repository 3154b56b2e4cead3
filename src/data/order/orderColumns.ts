// @bundle mirror

import {
  ORDER_STATUSES,
  type Order,
  type OrderItem,
  PAYMENT_METHODS,
  type Pricing,
  type Reopening,
  type StatusTimes,
} from '@/domain/order/order';
import {
  type Column,
  flag,
  list,
  mapped,
  number,
  object,
  oneOfOrNull,
  optional,
  orNull,
  record,
  shared,
  text,
  textOrNull,
} from '@/lib/columns';
import type { PlainValue } from '@/lib/plainData';
import type { CompactRows } from '@/sync/mirror/collections';
import { sortedNewestFirst } from './orderRows';

const item = object<Omit<OrderItem, 'orderedAs'>>(
  { productId: text, image: text, quantity: number, productName: text, size: text, pricePaise: number },
  (of, row) => ({
    productId: of.productId(row),
    image: of.image(row),
    quantity: of.quantity(row),
    productName: of.productName(row),
    size: of.size(row),
    pricePaise: of.pricePaise(row),
  }),
);

const pricing = object<Pricing>(
  {
    subtotalPaise: number,
    deliveryFeePaise: number,
    taxRate: number,
    taxPaise: number,
    grandTotalPaise: number,
  },
  (of, row) => ({
    subtotalPaise: of.subtotalPaise(row),
    deliveryFeePaise: of.deliveryFeePaise(row),
    taxRate: of.taxRate(row),
    taxPaise: of.taxPaise(row),
    grandTotalPaise: of.grandTotalPaise(row),
  }),
);

const reopening = object<Reopening>({ id: text, at: text, byName: text }, (of, row) => ({
  id: of.id(row),
  at: of.at(row),
  byName: of.byName(row),
}));

/** What staff changed is stored as it is stored, whatever that is. */
const plainValue: Column<PlainValue> = mapped(
  text,
  (value: PlainValue) => JSON.stringify(value),
  stored => JSON.parse(stored),
);

/** Orders as `parseOrder` makes them, field by field in its order. */
const order = object<Order>(
  {
    id: text,
    label: textOrNull,
    userId: textOrNull,
    accountEmail: textOrNull,
    email: text,
    shippingAddress: text,
    specialInstructions: text,
    paymentMethod: oneOfOrNull(PAYMENT_METHODS),
    status: oneOfOrNull(ORDER_STATUSES),
    cancelReason: text,
    restocked: flag,
    quantities: orNull(record(number)),
    lastCommandId: textOrNull,
    customerName: text,
    phone: text,
    items: list(shared(item)),
    totalPaise: number,
    pricing: orNull(pricing),
    orderedAt: textOrNull,
    estimatedDelivery: textOrNull,
    statusTimes: record(text) satisfies Column<StatusTimes>,
    reopenings: list(reopening),
    updatedAt: textOrNull,
    changes: optional(plainValue),
  },
  (of, row) => {
    const made: Order = {
      id: of.id(row),
      label: of.label(row),
      userId: of.userId(row),
      accountEmail: of.accountEmail(row),
      email: of.email(row),
      shippingAddress: of.shippingAddress(row),
      specialInstructions: of.specialInstructions(row),
      paymentMethod: of.paymentMethod(row),
      status: of.status(row),
      cancelReason: of.cancelReason(row),
      restocked: of.restocked(row),
      quantities: of.quantities(row),
      lastCommandId: of.lastCommandId(row),
      customerName: of.customerName(row),
      phone: of.phone(row),
      items: of.items(row),
      totalPaise: of.totalPaise(row),
      pricing: of.pricing(row),
      orderedAt: of.orderedAt(row),
      estimatedDelivery: of.estimatedDelivery(row),
      statusTimes: of.statusTimes(row),
      reopenings: of.reopenings(row),
      updatedAt: of.updatedAt(row),
    };
    const changes = of.changes(row);
    return changes === undefined ? made : { ...made, changes };
  },
);

/** Whoever changes what is stored here, or what `parseOrder` makes, gives the orders' mirror another version: a test asks for it. */
export const COMPACT_ORDERS: CompactRows<Order> = { columns: order, sorted: sortedNewestFirst };
