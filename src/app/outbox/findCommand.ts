import type { Command } from '@/entities/outbox/command';
import { DEADLINES_MS, withDeadline } from '@/services/firebase/deadline';
import type { Json } from '@/services/outboxLog/commandRecord';

/**
 * Every command there is, by its stored name; each wing's are loaded with it. What `parse` takes in is any stored
 * payload, and what it gives out is what `send` gets: so the payload's own type ends here.
 */
const LOADERS: { readonly [name: string]: () => Promise<unknown> } = {
  placeOrder: () =>
    import('@/features/storefront/order/placeOrderCommand').then(part => part.placeOrderCommand),
  cancelOrder: () =>
    import('@/features/storefront/myOrders/cancelOrderCommand').then(part => part.cancelOrderCommand),
  saveProfile: () =>
    import('@/features/storefront/profile/saveProfileCommand').then(part => part.saveProfileCommand),
  updateOrder: () =>
    import('@/features/backOffice/adminOrders/updateOrderCommand').then(part => part.updateOrderCommand),
  createOrder: () =>
    import('@/features/backOffice/adminOrders/createOrderCommand').then(part => part.createOrderCommand),
  createStaffNote: () =>
    import('@/entities/staffNote/createStaffNoteCommand').then(part => part.createStaffNoteCommand),
  createStockItem: () =>
    import('@/features/backOffice/inventory/inventoryCommands').then(part => part.createStockItemCommand),
  updateStockItem: () =>
    import('@/features/backOffice/inventory/inventoryCommands').then(part => part.updateStockItemCommand),
  createStockMovement: () =>
    import('@/features/backOffice/inventory/inventoryCommands').then(part => part.adjustStockCommand),
  updateShop: () =>
    import('@/features/backOffice/settings/updateShopCommand').then(part => part.updateShopCommand),
  updateAlertState: () =>
    import('@/features/backOffice/alerts/updateAlertStateCommand').then(part => part.updateAlertStateCommand),
  updateCustomer: () =>
    import('@/features/backOffice/customers/updateCustomerCommand').then(part => part.updateCustomerCommand),
  updateProductionLine: async () =>
    (await import('@/features/backOffice/production/updateProductionLineCommand'))
      .updateProductionLineCommand,
};

/** Finds a command by its stored name; its code may still have to be loaded. Undefined for a name nobody has. */
export async function findCommand(name: string): Promise<Command<Json> | undefined> {
  const loading = LOADERS[name]?.();
  // A bundle that never arrives must not keep the sender, and its lock, for ever.
  return (loading && (await withDeadline(name, DEADLINES_MS.code, loading))) as Command<Json> | undefined;
}
