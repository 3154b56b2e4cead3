import { PATHS } from './paths';

/*
 * Where one thing of the back office is looked at. Its room reads the parameter; whoever links to it need not know how.
 */

const open = (room: string, name: string, value: string): string =>
  `${room}?${new URLSearchParams({ [name]: value })}`;

export const orderAddress = (orderId: string): string => open(PATHS.adminOrders, 'view', orderId);
export const productAddress = (productId: string): string => open(PATHS.inventory, 'edit', productId);
export const customerAddress = (customerId: string): string => open(PATHS.customers, 'view', customerId);
export const newOrderAddress = open(PATHS.adminOrders, 'new', 'order');
export const newProductAddress = open(PATHS.inventory, 'new', 'item');
