// @bundle paths

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
  /** What a mailed link opens: the address is part of the project's mail templates (docs/deploy.md). */
  link: '/link',
  adminSignIn: '/admin',
  dashboard: '/admin/dashboard',
  adminOrders: '/admin/dashboard/orders',
  deliveries: '/admin/dashboard/deliveries',
  inventory: '/admin/dashboard/inventory',
  production: '/admin/dashboard/production',
  customers: '/admin/dashboard/customers',
  reports: '/admin/dashboard/reports',
  alerts: '/admin/dashboard/alerts',
  settings: '/admin/dashboard/settings',
  /** For developers: neither area. */
  replay: '/replay',
  adminOutbox: '/admin/dashboard/outbox',
  dataCheck: '/admin/dashboard/data-check',
  log: '/admin/dashboard/log',
  /** A driver's own two pages. */
  run: '/admin/run',
  runOutbox: '/admin/run/outbox',
} as const;
