// @bundle alerts

import { PATHS } from './paths';

/*
 * Where one thing of the back office is looked at or done. Its page reads the parameter; whoever links to it need not
 * know how.
 */

const at = (page: string, name: string, value: string): string =>
  `${page}?${new URLSearchParams({ [name]: value })}`;

export const orderAddress = (orderId: string): string => at(PATHS.adminOrders, 'view', orderId);
/** The orders as one filter narrows them down. */
export const ordersAddress = (filter: 'status' | 'date' | 'due' | 'payment', value: string): string =>
  at(PATHS.adminOrders, filter, value);
export const editOrderAddress = (orderId: string): string => at(PATHS.adminOrders, 'edit', orderId);
export const orderSearchAddress = (query: string): string => at(PATHS.adminOrders, 'q', query);
export const newOrderAddress = at(PATHS.adminOrders, 'new', 'order');
/** A new order for a customer; `again`: of what they ordered last. */
export const newOrderFor = (customerId: string, again = false): string =>
  at(PATHS.adminOrders, 'new', `${again ? 'again' : 'for'}:${customerId}`);
export const exportAddress = at(PATHS.adminOrders, 'dialog', 'export');

export const productAddress = (productId: string): string => at(PATHS.inventory, 'edit', productId);
export const stockAddress = (productId: string): string => at(PATHS.inventory, 'adjust', productId);
/** The history of a product’s stock, and of what it is called and costs. */
export const productHistoryAddress = (productId: string): string => at(PATHS.inventory, 'history', productId);
export const newProductAddress = at(PATHS.inventory, 'add', 'new');

export const customerAddress = (customerId: string): string =>
  `${PATHS.customers}/${encodeURIComponent(customerId)}`;
