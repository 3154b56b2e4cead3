/**
 * Loads every screen whose file gives the api endpoints. The api's reducer asks an endpoint what its answers
 * provide, so all that a recording may name must be known, whatever is on screen. The screens and not the
 * endpoints' own files: those would become bundles apart, which the first screens would then pay for. A test
 * looks that no endpoint is missing.
 */
export async function loadEndpoints(): Promise<void> {
  await Promise.all([
    import('@/features/storefront/menu/MenuPage'),
    import('@/features/storefront/order/OrderPage'),
    import('@/features/storefront/myOrders/TrackOrdersPage'),
    import('@/features/storefront/profile/ProfilePage'),
    import('@/features/backOffice/adminOrders/OrdersPage'),
    import('@/features/backOffice/adminOrders/archive/OlderOrders'),
    import('@/features/backOffice/adminOrders/view/ViewOrderDialog'),
    import('@/features/backOffice/inventory/InventoryPage'),
    import('@/features/backOffice/adminOrders/edit/EditOrderDialog'),
    import('@/features/backOffice/alerts/AlertsPage'),
    import('@/features/backOffice/settings/SettingsPage'),
    import('@/features/backOffice/customers/list/CustomersPage'),
    import('@/features/backOffice/customers/detail/CustomerPage'),
    import('@/features/backOffice/production/ProductionPage'),
    import('@/features/backOffice/dataCheck/DataCheckPage'),
  ]);
}
