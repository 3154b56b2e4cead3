/*
 * The shop's screens beyond the first, behind one import: the list of what each of these loads in turn is then no part
 * of the first load.
 */
export const loginPage = async () => (await import('@/features/auth/LoginPage')).LoginPage;
export const orderPage = async () => (await import('@/features/storefront/order/OrderPage')).OrderPage;
export const trackOrdersPage = async () =>
  (await import('@/features/storefront/myOrders/TrackOrdersPage')).TrackOrdersPage;
export const customerOutbox = async () => (await import('./outbox/CustomerOutbox')).CustomerOutbox;
export const profileScreen = async () => (await import('./recording/ProfileScreen')).ProfileScreen;
export const shopNotFoundPage = async () => (await import('./errors/ShopNotFoundPage')).ShopNotFoundPage;
