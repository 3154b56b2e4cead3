import type { Fields } from '../../local-firebase/firestore/values/value';
import { double, encodeFields, type SeedFields } from '../../local-firebase/seed/seedValue';

/** What a shop is put into, past every rule: a local backend of the test's own, or a project of official emulators. */
export type ShopSetup = {
  readonly auth: { readonly accounts: { create(account: typeof CUSTOMER): Promise<unknown> } };
  readonly firestore: {
    readonly documents: {
      write(documents: readonly { readonly path: string; readonly fields: Fields }[]): Promise<void>;
    };
  };
};

export const CUSTOMER = {
  uid: 'asha',
  email: 'asha@demo.test',
  password: 'water-demo-1',
  displayName: 'Asha Rao',
  emailVerified: true,
};
export const ADMIN = {
  uid: 'admin',
  email: 'admin@demo.test',
  password: 'admin-demo-1',
  displayName: 'Admin User',
  emailVerified: true,
  customClaims: { role: 'admin' },
};

export const DRIVER = {
  uid: 'driver',
  email: 'driver@demo.test',
  password: 'driver-demo-1',
  displayName: 'Ravi Kumar',
  emailVerified: true,
  customClaims: { role: 'driver' },
};

/** Who works here, as the script that grants roles writes it. */
const person = ({ displayName, email, customClaims: { role } }: typeof ADMIN): SeedFields => ({
  ...{ name: displayName, email, phone: '', role, active: true },
  updatedAt: new Date(Date.UTC(2026, 0, 1)),
  lastCommandId: `grant${role}`,
  lastStaffChange: { by: 'hosted', action: 'grantRole', at: new Date(Date.UTC(2026, 0, 1)) },
});

/** What a document written by the admin says of that, stored. `at`: its `updatedAt`. */
export const byAdmin = (action: string, at: unknown) => ({
  mapValue: { fields: { by: { stringValue: ADMIN.uid }, action: { stringValue: action }, at } },
});

const bottle = (name: string, category: string, size: string, unitPrice: string, inStock: number) => ({
  name,
  category,
  size,
  unitPrice,
  inStock,
  reorderPoint: 10,
  sku: `${category}-${size}`,
  image: '',
  description: `${name} of ${size}.`,
  lastUpdated: new Date(Date.UTC(2026, 0, 1)),
  updatedAt: new Date(Date.UTC(2026, 0, 1)),
});

const INVENTORY = {
  '1': bottle('Premium Water', 'premium', '1L', '2.99', 30),
  '2': bottle('Essential Water', 'essential', '500ml', '1.79', 30),
  '3': bottle('Compact Water', 'compact', '250ml', '0.99', 3),
} as const;

/** Sets a document of the backend, past every rule. */
export function put(backend: ShopSetup, path: string, fields: SeedFields): Promise<void> {
  return backend.firestore.documents.write([{ path, fields: encodeFields(fields) }]);
}

/** A small open shop: three bottles, its settings, one customer, one admin and one driver. */
export async function openShop(backend: ShopSetup): Promise<void> {
  await Promise.all([CUSTOMER, ADMIN, DRIVER].map(account => backend.auth.accounts.create(account)));
  for (const account of [ADMIN, DRIVER]) await put(backend, `people/${account.uid}`, person(account));
  for (const [id, fields] of Object.entries(INVENTORY)) await put(backend, `inventory/${id}`, fields);
  await put(backend, 'settings/shop', { deliveryFee: double(2.99), taxRate: double(0.08) });
}

/** An order document as the storefront writes it, of two bottles of Premium Water; `fields` overrides. */
export function anOrder(id: string, fields: SeedFields = {}): SeedFields {
  const at = new Date(Date.UTC(2026, 0, 14, 9));
  return {
    id,
    userId: CUSTOMER.uid,
    name: CUSTOMER.displayName,
    customerName: CUSTOMER.displayName,
    email: CUSTOMER.email,
    phone: '9876543210',
    customerPhone: '9876543210',
    shippingAddress: '12 Lake View Road, Pune 411001',
    specialInstructions: '',
    items: [
      {
        productId: '1',
        productName: 'Premium Water',
        size: '1L',
        image: '',
        quantity: 2,
        price: double(2.99),
      },
    ],
    quantities: { '1': 2 },
    total: double(5.98),
    pricing: {
      subtotal: double(5.98),
      deliveryFee: double(2.99),
      taxRate: double(0.08),
      tax: double(0.48),
      grandTotal: double(9.45),
    },
    units: 2,
    litres: double(2),
    status: 'pending',
    paymentMethod: 'card',
    createdAt: at,
    orderDate: at,
    placedAt: at.toISOString(),
    estimatedDelivery: new Date(Date.UTC(2026, 0, 19, 9)),
    statusTimes: { pending: at },
    updatedAt: at,
    ...fields,
  };
}
