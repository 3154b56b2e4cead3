import { registerCommands } from '@/sync/outbox/commandRegistry';
import { type Outbox, type OutboxOptions, startOutbox } from '@/sync/outbox/startOutbox';

/** Every command there is, by its stored name; each area's are loaded with it. */
export const COMMANDS = {
  placeOrder: () =>
    import('@/features/storefront/order/placeOrderCommand').then(part => part.placeOrderCommand),
  cancelOrder: () =>
    import('@/features/storefront/myOrders/cancel/cancelOrderCommand').then(part => part.cancelOrderCommand),
  saveProfile: () =>
    import('@/features/storefront/profile/saveProfileCommand').then(part => part.saveProfileCommand),
  updateOrder: () =>
    import('@/features/backOffice/adminOrders/edit/updateOrderCommand').then(part => part.updateOrderCommand),
  createOrder: () =>
    import('@/features/backOffice/adminOrders/create/createOrderCommand').then(
      part => part.createOrderCommand,
    ),
  createStaffNote: () =>
    import('@/data/staffNote/createStaffNoteCommand').then(part => part.createStaffNoteCommand),
  createStockItem: () =>
    import('@/features/backOffice/inventory/shared/inventoryCommands').then(
      part => part.createStockItemCommand,
    ),
  updateStockItem: () =>
    import('@/features/backOffice/inventory/shared/inventoryCommands').then(
      part => part.updateStockItemCommand,
    ),
  createStockMovement: () =>
    import('@/features/backOffice/inventory/shared/inventoryCommands').then(part => part.adjustStockCommand),
  updateShop: () =>
    import('@/features/backOffice/settings/updateShopCommand').then(part => part.updateShopCommand),
  updateAlertState: () =>
    import('@/features/backOffice/alerts/updateAlertStateCommand').then(part => part.updateAlertStateCommand),
  updateCustomer: () =>
    import('@/features/backOffice/customers/shared/updateCustomerCommand').then(
      part => part.updateCustomerCommand,
    ),
  updateProductionLine: async () =>
    (await import('@/features/backOffice/production/updateProductionLineCommand'))
      .updateProductionLineCommand,
};

/** Starts the outbox with every command of the app. */
export function openOutbox(options: OutboxOptions): Outbox {
  registerCommands(COMMANDS);
  return startOutbox(options);
}
