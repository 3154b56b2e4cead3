/** The name of the cached list of a customer's own orders. Stands in stored data: never renamed. */
export const MY_ORDERS_LIST = 'myOrders';
