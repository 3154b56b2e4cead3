import { DAY_MS } from './day';
import { isStaffMade, lastStep, type SeedItem, type SeedOrder } from './seedOrder';
import { double, type SeedFields } from './seedValue';
import { DELIVERY_DAYS, DELIVERY_FEE_PAISE, TAX_PERCENT } from './shop';

/** An order in today's form, exactly as the app writes it. `number` is its place among all orders, from 1. */
export function currentOrderDocument(order: SeedOrder, number: number): SeedFields {
  const { items, steps } = order;
  const cancelled = steps.find(({ status }) => status === 'cancelled');
  return {
    ...commonFields(order),
    ...dates(order),
    items: items.map(itemFields),
    quantities: Object.fromEntries(items.map(({ product, quantity }) => [product.id, quantity])),
    pricing: pricing(items),
    units: sum(items, ({ quantity }) => quantity),
    placedAt: new Date(order.placedAtMs).toISOString(),
    statusTimes: Object.fromEntries(steps.map(({ status, atMs }) => [status, new Date(atMs)])),
    updatedAt: new Date(lastStep(order).atMs),
    accountEmail: order.customer.uid ? order.customer.email : '',
    ...(cancelled ? { cancelledAt: new Date(cancelled.atMs), cancelReason: 'Ordered by mistake' } : {}),
    ...(isStaffMade(order) ? { label: `ORD-${String(number).padStart(3, '0')}` } : {}),
  };
}

/** What every form of order document holds. */
export function commonFields(order: SeedOrder): SeedFields {
  const { customer } = order;
  return {
    id: order.id,
    userId: customer.uid ?? '',
    name: customer.name,
    customerName: customer.name,
    email: customer.email,
    phone: customer.phone,
    customerPhone: customer.phone,
    shippingAddress: customer.address,
    specialInstructions: order.specialInstructions,
    paymentMethod: order.paymentMethod,
    status: lastStep(order).status,
    total: double(subtotalPaise(order.items) / 100),
  };
}

export function dates({ placedAtMs }: SeedOrder): {
  createdAt: Date;
  orderDate: Date;
  estimatedDelivery: Date;
} {
  const placedAt = new Date(placedAtMs);
  return {
    createdAt: placedAt,
    orderDate: placedAt,
    estimatedDelivery: new Date(placedAtMs + DELIVERY_DAYS * DAY_MS),
  };
}

export function itemFields({ product, quantity }: SeedItem): SeedFields {
  return {
    productId: product.id,
    productName: product.name,
    size: product.size,
    image: '',
    quantity,
    price: double(product.pricePaise / 100),
  };
}

/** In whole paise throughout, so that the parts add up to the grand total. */
function pricing(items: SeedOrder['items']): SeedFields {
  const subtotal = subtotalPaise(items);
  const tax = Math.round((subtotal * TAX_PERCENT) / 100);
  return {
    subtotal: double(subtotal / 100),
    deliveryFee: double(DELIVERY_FEE_PAISE / 100),
    taxRate: double(TAX_PERCENT / 100),
    tax: double(tax / 100),
    grandTotal: double((subtotal + DELIVERY_FEE_PAISE + tax) / 100),
  };
}

function subtotalPaise(items: SeedOrder['items']): number {
  return sum(items, ({ product, quantity }) => product.pricePaise * quantity);
}

function sum(items: SeedOrder['items'], of: (item: SeedItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
