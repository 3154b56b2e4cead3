import {
  commit,
  type Documents,
  deleteField,
  incrementBy,
  inDays,
  serverTime,
  set,
  update,
  type VectorAuth,
  type VectorFields,
  type VectorRequest,
  type VectorWrite,
} from './vector';

const person = (uid: string, claims: VectorAuth['token'] = {}): VectorAuth => ({
  uid,
  token: { email: `${uid}@demo.test`, email_verified: true, ...claims },
});
export const ASHA = person('asha');
export const RAVI = person('ravi');
export const STAFF = person('staff', { role: 'admin', name: 'Staff' });
/** Who drives, with a document of `people` that says so. */
export const DRIVER = person('driver', { role: 'driver', name: 'Ravi Kumar' });
export const OTHER_DRIVER = person('driver2', { role: 'driver', name: 'Salma Khan' });
export const UNVERIFIED = person('asha', { email_verified: false });
/** Everyone who is not staff, however they pretend. */
export const NOT_STAFF: readonly (readonly [who: string, as: VectorAuth | null])[] = [
  ['nobody', null],
  ['a customer', ASHA],
  ['a customer with another role', person('asha', { role: 'customer' })],
  ['a customer whose name says admin', person('asha', { name: 'admin', admin: true, roles: ['admin'] })],
  ['staff whose role was taken away', person('staff')],
  ['staff whose e-mail is not verified', person('staff', { role: 'admin', email_verified: false })],
];

export const ORDER = '7GK2M4PQRS';
export const OTHER_ORDER = '8HK3N5QRST';
export const EIGHT = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Paise by product id; the text of product 3 is as older data write it. */
const PRICES: { readonly [productId: string]: readonly [text: string, paise: number] } = {
  '1': ['20.00', 2000],
  '2': ['2.99', 299],
  '3': ['₹1,299.50', 129_950],
  '4': ['0.01', 1],
  '5': ['19.99', 1999],
  '6': ['1000000.00', 100_000_000],
  '7': ['5.05', 505],
  '8': ['33.33', 3333],
  '9': ['10.00', 1000],
};

export const pricePaise = (productId: string): number => PRICES[productId]?.[1] ?? 0;

/** A product exactly as the back office writes it. */
export function product(productId: string, fields: VectorFields = {}): VectorFields {
  return {
    name: `Bottle ${productId}`,
    category: 'premium',
    size: '1L',
    image: 'https://shop.test/bottle.webp',
    description: 'Still water.',
    unitPrice: PRICES[productId]?.[0] ?? '20.00',
    inStock: 1000,
    reorderPoint: 10,
    sku: `W-${productId}`,
    updatedAt: inDays(-1),
    ...fields,
  };
}

export const SETTINGS: VectorFields = {
  deliveryFee: 2.99,
  taxRate: 0.08,
  supportPhone: '9000000000',
  cancelUntil: 'pending',
  updatedAt: inDays(-9),
};

/** Nine products and the settings: what an order needs to be there. */
export const SHELF: Documents = {
  'settings/shop': SETTINGS,
  ...Object.fromEntries(Object.keys(PRICES).map(id => [`inventory/${id}`, product(id)])),
};

export type Lines = { readonly [productId: string]: number };

export function item(productId: string, quantity: number): VectorFields {
  return {
    productId,
    productName: `Bottle ${productId}`,
    size: '1L',
    image: 'https://shop.test/bottle.webp',
    quantity,
    price: pricePaise(productId) / 100,
  };
}

type Fee = { readonly feePaise?: number; readonly taxRate?: number };

/** What the shop asks for these bottles; the tax is rounded to the paisa. */
export function pricing(subtotalPaise: number, { feePaise = 299, taxRate = 0.08 }: Fee = {}): VectorFields {
  const tax = Math.round(subtotalPaise * taxRate + 1e-6);
  return {
    subtotal: subtotalPaise / 100,
    deliveryFee: feePaise / 100,
    taxRate,
    tax: tax / 100,
    grandTotal: (subtotalPaise + feePaise + tax) / 100,
  };
}

/** A new order as the storefront writes it. */
export function newOrder(lines: Lines, fields: VectorFields = {}): VectorFields {
  const rows = Object.entries(lines);
  const subtotal = rows.reduce((sum, [id, quantity]) => sum + pricePaise(id) * quantity, 0);
  const units = rows.reduce((sum, [, quantity]) => sum + quantity, 0);
  return {
    id: ORDER,
    userId: 'asha',
    name: 'Asha Rao',
    customerName: 'Asha Rao',
    email: 'asha@demo.test',
    accountEmail: 'asha@demo.test',
    phone: '9876543210',
    customerPhone: '9876543210',
    shippingAddress: '12, Lake Road, Kochi 682001',
    specialInstructions: '',
    items: rows.map(([id, quantity]) => item(id, quantity)),
    quantities: lines,
    total: subtotal / 100,
    pricing: pricing(subtotal),
    units,
    status: 'pending',
    paymentMethod: 'cash',
    createdAt: serverTime,
    orderDate: serverTime,
    placedAt: '2026-01-15T08:59:58.000Z',
    estimatedDelivery: inDays(5),
    statusTimes: { pending: serverTime },
    updatedAt: serverTime,
    ...fields,
  };
}

/** One product's share of placing an order. */
export const take = (productId: string, quantity: number, fields: VectorFields = {}): VectorWrite =>
  update(`inventory/${productId}`, {
    inStock: incrementBy(-quantity),
    lastOrderId: ORDER,
    lastUpdated: serverTime,
    updatedAt: serverTime,
    ...fields,
  });

/** What counts the first order of an account. */
export const paced = (fields: VectorFields = {}, uid = 'asha'): VectorWrite =>
  set(`orderPace/${uid}`, { count: 1, times: { '0': serverTime }, lastOrderId: ORDER, ...fields });

/** What every staff write says of itself. */
export const STAFF_STAMP: VectorFields = {
  updatedAt: serverTime,
  lastCommandId: 'C1',
  lastStaffChange: { by: 'staff', action: 'test', at: serverTime },
};

const WRITTEN_DOWN = [
  ...['status', 'email', 'phone', 'shippingAddress', 'payment', 'run', 'handover', 'attempt'],
  ...['estimatedDelivery', 'delivery'],
];

/** What an order says of a change: who, when, and of every field that it has to tell of what it was and what it is. */
export function changeOf(
  fields: VectorFields,
  before: VectorFields = {},
  { uid, token }: VectorAuth = STAFF,
): VectorFields {
  const told = WRITTEN_DOWN.filter(field => field in fields);
  const kept = told.flatMap(field => (before[field] === undefined ? [] : [[field, before[field]] as const]));
  return {
    ...{ at: serverTime, by: uid, byName: String(token.name ?? token.email) },
    from: Object.fromEntries(kept),
    to: Object.fromEntries(
      told.filter(field => fields[field] !== deleteField).map(field => [field, fields[field] ?? null]),
    ),
  };
}

/** The same request, whose changes of orders are written down in them where it does not say how. */
export function writtenDown(
  request: VectorRequest,
  { as, before }: { readonly as: VectorAuth | null; readonly before: Documents },
): VectorRequest {
  if (request.kind !== 'commit') return request;
  const writes = request.writes.map(write => {
    if (write.kind !== 'update' || !/^orders\/[^/]+$/.test(write.path)) return write;
    const { data } = write;
    const command = data.lastCommandId;
    if (Object.keys(data).some(field => field.startsWith('changes')) || typeof command !== 'string')
      return write;
    // The data check sets a date right without more ado.
    const told = WRITTEN_DOWN.some(field => field in data && field !== 'estimatedDelivery');
    if (!told || !/^[^.]+$/.test(command)) return write;
    const change = changeOf(data, before[write.path], as ?? STAFF);
    return { ...write, data: { ...data, [`changes.${command}`]: change } };
  });
  return commit(...writes);
}

/** What a staff-made order says besides. */
export const STAFF_ORDER: VectorFields = {
  ...{ userId: '', accountEmail: '', label: 'ORD-001' },
  ...STAFF_STAMP,
  lastStaffChange: { by: 'staff', action: 'createOrder', at: serverTime },
  changes: { C1: changeOf({ status: 'pending' }) },
};

export const takeAll = (lines: Lines): VectorWrite[] =>
  Object.entries(lines).map(([id, quantity]) => take(id, quantity));

/** The whole commit of a customer's order, with `order` in place of some of its fields. */
export const placing = (lines: Lines, order: VectorFields = {}): VectorRequest =>
  commit(set(`orders/${ORDER}`, newOrder(lines, order)), ...takeAll(lines), paced());

/** The whole commit of an order that staff take. */
export const placingByStaff = (lines: Lines, order: VectorFields = {}): VectorRequest =>
  commit(set(`orders/${ORDER}`, newOrder(lines, { ...STAFF_ORDER, ...order })), ...takeAll(lines));

/** Another value for each field of a product, which it might have. */
export const OTHER_PRODUCT: VectorFields = {
  ...{ name: 'Other', category: 'eawa', size: '2L', image: 'https://shop.test/other.webp' },
  ...{ description: 'Other.', unitPrice: '0.01', inStock: 999, reorderPoint: 5, sku: 'W-X', archived: true },
  ...{ facts: { ph: '7.4' }, translations: { hi: { name: 'पानी' } } },
  ...{ lastUpdated: serverTime, lastOrderId: OTHER_ORDER, lastCancelledOrderId: OTHER_ORDER },
  ...{ lastCommandId: 'C2', lastStaffChange: STAFF_STAMP.lastStaffChange ?? null },
};

/** The same of an order, but for what says how it came to be as it is. */
export const otherOrder = (by: string): VectorFields => ({
  ...{ id: OTHER_ORDER, userId: 'ravi', accountEmail: 'ravi@demo.test', label: 'ORD-002' },
  ...{ name: 'Ravi', customerName: 'Ravi', email: 'ravi@demo.test' },
  ...{ phone: '9876500000', customerPhone: '9876500000', shippingAddress: '1 Other Road, Pune 411001' },
  ...{ items: [item('9', 1)], quantities: { '9': 1 }, units: 1, total: 10, pricing: pricing(1000) },
  ...{ paymentMethod: 'upi', specialInstructions: 'Ring twice' },
  ...{ createdAt: serverTime, orderDate: serverTime, placedAt: '2026-01-01T00:00:00.000Z' },
  ...{ estimatedDelivery: inDays(9), delivery: { area: 'East', pin: '560038', slot: '07:00-10:00' } },
  ...{ cancelledAt: serverTime, cancelReason: 'Too late', restocked: true },
  ...{ complaint: { kind: 'other', text: '', at: serverTime } },
  payment: { state: 'partly', method: 'cash', amount: 1, reference: '', at: serverTime, by },
  run: { id: 'Run00000000000000001', driver: by, stop: 2 },
  handover: { to: 'Asha', at: serverTime, by },
  attempt: { reason: 'nobody', note: '', at: serverTime, by },
  reopenings: { C1: { at: serverTime, by, byName: 'Staff' } },
});

/** An order that has been there for a day. */
export function storedOrder(lines: Lines, fields: VectorFields = {}): VectorFields {
  return newOrder(lines, {
    createdAt: inDays(-1),
    orderDate: inDays(-1),
    estimatedDelivery: inDays(4),
    statusTimes: { pending: inDays(-1) },
    updatedAt: inDays(-1),
    ...fields,
  });
}

/** What a customer writes to cancel. */
export const CANCELLED: VectorFields = {
  status: 'cancelled',
  cancelledAt: serverTime,
  'statusTimes.cancelled': serverTime,
  updatedAt: serverTime,
};

/** One product's share of cancelling an order. */
export const giveBack = (productId: string, quantity: number, fields: VectorFields = {}): VectorWrite =>
  update(`inventory/${productId}`, {
    inStock: incrementBy(quantity),
    lastCancelledOrderId: ORDER,
    lastUpdated: serverTime,
    updatedAt: serverTime,
    ...fields,
  });

export function cancelling(lines: Lines, order: VectorFields = {}): VectorRequest {
  const stock = Object.entries(lines).map(([id, quantity]) => giveBack(id, quantity));
  return { kind: 'commit', writes: [update(`orders/${ORDER}`, { ...CANCELLED, ...order }), ...stock] };
}
