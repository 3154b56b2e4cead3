import type { CustomerOverlay } from '@/domain/customer/customerOverlay';
import { deriveCustomers } from '@/domain/customer/deriveCustomers';
import type { Order } from '@/domain/order/order';

/** A customer as the reports name them, with their orders, the newest first. */
export type CustomerOrders = {
  readonly customer: string;
  readonly email: string;
  readonly phone: string;
  readonly orders: readonly Order[];
};

/** Orders by their customer, as the list of customers knows them; nobody's orders are one by one. */
export function byCustomer(orders: readonly Order[], overlays: readonly CustomerOverlay[]): CustomerOrders[] {
  const newestFirst = orders.toSorted((one, other) =>
    (one.orderedAt ?? '') < (other.orderedAt ?? '') ? 1 : -1,
  );
  const { all, nobodys } = deriveCustomers(newestFirst, overlays);
  return [
    ...all
      .filter(customer => customer.orders.length > 0)
      .map(({ name, account, email, phone, orders: own }) => ({
        ...{ customer: name, email: account?.email ?? email },
        ...{ phone, orders: own },
      })),
    ...nobodys.map(order => ({
      ...{ customer: order.customerName, email: order.email },
      ...{ phone: order.phone, orders: [order] },
    })),
  ];
}
