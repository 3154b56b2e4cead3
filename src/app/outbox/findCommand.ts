import type { Command } from '@/entities/outbox/command';
import { DEADLINES_MS, withDeadline } from '@/services/firebase/deadline';
import type { Json } from '@/services/outboxLog/commandRecord';

/**
 * Every command there is, by its stored name; each wing's are loaded with it. What `parse` takes in is any stored
 * payload, and what it gives out is what `send` gets: so the payload's own type ends here.
 */
const LOADERS: { readonly [name: string]: () => Promise<unknown> } = {
  placeOrder: async () => (await import('@/features/storefront/order/placeOrderCommand')).placeOrderCommand,
  cancelOrder: async () =>
    (await import('@/features/storefront/myOrders/cancelOrderCommand')).cancelOrderCommand,
  saveProfile: async () =>
    (await import('@/features/storefront/profile/saveProfileCommand')).saveProfileCommand,
  updateOrder: async () =>
    (await import('@/features/backOffice/adminOrders/updateOrderCommand')).updateOrderCommand,
  createOrder: async () =>
    (await import('@/features/backOffice/adminOrders/createOrderCommand')).createOrderCommand,
  createStaffNote: async () =>
    (await import('@/entities/staffNote/createStaffNoteCommand')).createStaffNoteCommand,
  createStockItem: async () =>
    (await import('@/features/backOffice/inventory/inventoryCommands')).createStockItemCommand,
  updateStockItem: async () =>
    (await import('@/features/backOffice/inventory/inventoryCommands')).updateStockItemCommand,
  createStockMovement: async () =>
    (await import('@/features/backOffice/inventory/inventoryCommands')).adjustStockCommand,
  updateShop: async () =>
    (await import('@/features/backOffice/settings/updateShopCommand')).updateShopCommand,
  updateAlertState: async () =>
    (await import('@/features/backOffice/alerts/updateAlertStateCommand')).updateAlertStateCommand,
  updateCustomer: async () =>
    (await import('@/features/backOffice/customers/updateCustomerCommand')).updateCustomerCommand,
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
