import { DAY_MS } from './day';
import { DEMO_ADMIN } from './people';
import { isStaffMade, lastStep, type SeedItem, type SeedOrder, type SeedStop } from './seedOrder';
import { double, type SeedFields } from './seedValue';
import { DELIVERY_DAYS, DELIVERY_FEE_PAISE, TAX_PERCENT } from './shop';

/** An order in today's form, exactly as the app writes it. `number` is its place among all orders, from 1. */
export function currentOrderDocument(order: SeedOrder, number: number): SeedFields {
  const { items, steps, delivery, stop } = order;
  const cancelled = steps.find(({ status }) => status === 'cancelled');
  return {
    ...commonFields(order),
    ...dates(order),
    items: items.map(itemFields),
    quantities: Object.fromEntries(items.map(({ product, quantity }) => [product.id, quantity])),
    pricing: pricing(items, feePaiseOf(order)),
    units: sum(items, ({ quantity }) => quantity),
    placedAt: new Date(order.placedAtMs).toISOString(),
    statusTimes: Object.fromEntries(steps.map(({ status, atMs }) => [status, new Date(atMs)])),
    updatedAt: new Date(lastStep(order).atMs),
    accountEmail: order.customer.uid ? order.customer.email : '',
    ...(delivery ? { delivery: { area: delivery.area, pin: delivery.pin, slot: delivery.slot } } : {}),
    ...(cancelled ? { cancelledAt: new Date(cancelled.atMs), cancelReason: 'Ordered by mistake' } : {}),
    ...paymentFields(order, number),
    ...(stop ? stopFields(stop) : {}),
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

export function dates({ placedAtMs, delivery }: SeedOrder): {
  createdAt: Date;
  orderDate: Date;
  estimatedDelivery: Date;
} {
  const placedAt = new Date(placedAtMs);
  return {
    createdAt: placedAt,
    orderDate: placedAt,
    estimatedDelivery: new Date(delivery?.endsAtMs ?? placedAtMs + DELIVERY_DAYS * DAY_MS),
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

/** What was paid at the door: of most delivered orders all of it, by UPI or as the customer chose; of some nothing yet. */
export function paymentFields(order: SeedOrder, number: number): SeedFields {
  const delivered = order.steps.find(({ status }) => status === 'delivered');
  if (!delivered || number % 12 === 0) return {};
  const byUpi = number % 3 === 0;
  const usual = order.paymentMethod === 'card' ? 'card' : 'cash';
  const paid: SeedFields = {
    state: 'paid',
    method: byUpi ? 'upi' : usual,
    amount: double(grandTotalPaise(order.items, feePaiseOf(order)) / 100),
    reference: byUpi ? String(400_000_000_000 + number) : '',
    at: new Date(delivered.atMs),
    by: order.stop?.handover?.by ?? DEMO_ADMIN.uid,
  };
  return { payment: paid };
}

/** Which run it is in, and what happened at its stop. */
function stopFields({ run, handover, attempt }: SeedStop): SeedFields {
  return {
    run,
    ...(handover ? { handover: { to: handover.to, at: new Date(handover.atMs), by: handover.by } } : {}),
    ...(attempt
      ? {
          attempt: {
            reason: attempt.reason,
            note: attempt.note,
            at: new Date(attempt.atMs),
            by: attempt.by,
          },
        }
      : {}),
  };
}

/** In whole paise throughout, so that the parts add up to the grand total. */
function pricing(items: SeedOrder['items'], feePaise: number): SeedFields {
  const subtotal = subtotalPaise(items);
  const tax = Math.round((subtotal * TAX_PERCENT) / 100);
  return {
    subtotal: double(subtotal / 100),
    deliveryFee: double(feePaise / 100),
    taxRate: double(TAX_PERCENT / 100),
    tax: double(tax / 100),
    grandTotal: double(grandTotalPaise(items, feePaise) / 100),
  };
}

const feePaiseOf = ({ delivery }: SeedOrder): number => delivery?.feePaise ?? DELIVERY_FEE_PAISE;

function grandTotalPaise(items: SeedOrder['items'], feePaise: number): number {
  const subtotal = subtotalPaise(items);
  return subtotal + feePaise + Math.round((subtotal * TAX_PERCENT) / 100);
}

function subtotalPaise(items: SeedOrder['items']): number {
  return sum(items, ({ product, quantity }) => product.pricePaise * quantity);
}

function sum(items: SeedOrder['items'], of: (item: SeedItem) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
