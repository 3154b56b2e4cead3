/** Every address of the app (spec §2). No other file writes one out. */
export const PATHS = {
  landing: '/',
  menu: '/menu',
  cart: '/cart',
  order: '/order',
  trackOrder: '/track-order',
  profile: '/profile',
  outbox: '/outbox',
  login: '/login',
  adminSignIn: '/admin',
  dashboard: '/admin/dashboard',
  adminOrders: '/admin/dashboard/orders',
  inventory: '/admin/dashboard/inventory',
  production: '/admin/dashboard/production',
  customers: '/admin/dashboard/customers',
  customer: '/admin/dashboard/customers/:customerId',
  reports: '/admin/dashboard/reports',
  alerts: '/admin/dashboard/alerts',
  settings: '/admin/dashboard/settings',
  /** For developers: neither wing. */
  replay: '/replay',
  adminOutbox: '/admin/dashboard/outbox',
  dataCheck: '/admin/dashboard/data-check',
} as const;

/** Where one customer is looked at. */
export const customerPage = (customerId: string): string =>
  PATHS.customer.replace(':customerId', encodeURIComponent(customerId));

const AFTER_SIGN_IN: readonly string[] = [
  PATHS.landing,
  PATHS.menu,
  PATHS.cart,
  PATHS.order,
  PATHS.trackOrder,
  PATHS.profile,
  PATHS.outbox,
];

/**
 * Where to go after sign-in: the origin a screen passed in navigation state, if it is one of the customer's
 * own paths; anything else (another site, a forged value) is the landing page.
 */
export function originAfterSignIn(origin: unknown): string {
  return typeof origin === 'string' && AFTER_SIGN_IN.includes(origin) ? origin : PATHS.landing;
}
