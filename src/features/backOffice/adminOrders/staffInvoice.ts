import { type Invoice, invoiceOf } from '@/entities/order/invoice';
import type { Order } from '@/entities/order/order';
import { selectStockItems } from '@/entities/replica/replicaSelectors';
import { keptStaffShop } from '@/entities/shop/keptStaffShop';
import { readShop } from '@/entities/shop/readShop';
import type { AppThunk } from '@/shared/redux/thunk';

/** Spec §9: what an item's size reads as where its order does not say. */
const NO_SIZE = 'Standard';

/** Whether an order says itself what it is of. Old ones do not: the inventory names their items. */
export const namesItsItems = ({ items }: Order): boolean =>
  items.every(({ productName, size }) => productName !== '' && size !== NO_SIZE);

/** An order's invoice, or its summary, for staff to print. Rejects where the shop's own details cannot be read. */
export const staffInvoice =
  (order: Order, uid: string | null): AppThunk<Promise<Invoice>> =>
  async (dispatch, getState) => {
    const { seller } = await dispatch(readShop(uid, keptStaffShop));
    const stock = selectStockItems(getState());
    const named = order.items.map(({ productId, productName, size }) => {
      const item = stock.find(({ id }) => id === productId);
      return { name: productName || item?.name || '', size: size === NO_SIZE ? item?.size || size : size };
    });
    return invoiceOf(order, named, seller);
  };
