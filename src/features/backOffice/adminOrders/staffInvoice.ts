import { type Invoice, invoiceOf } from '@/entities/order/invoice';
import type { Order } from '@/entities/order/order';
import { productReads } from '@/entities/product/productReads';
import { selectStockItems } from '@/entities/replica/replicaSelectors';
import { keptStaffShop } from '@/entities/shop/keptStaffShop';
import { readShop } from '@/entities/shop/readShop';
import type { AppThunk } from '@/shared/redux/thunk';

/** Spec §9: what an item's size reads as where its order does not say. */
const NO_SIZE = 'Standard';

type Named = { readonly id: string; readonly name: string; readonly size: string };

/** What names the items of an old order: the inventory as the rooms have it, else read for it. New orders need none. */
const readNames =
  ({ items }: Order): AppThunk<Promise<readonly Named[]>> =>
  async (dispatch, getState) => {
    const known = selectStockItems(getState());
    const complete = items.every(({ productName, size }) => productName !== '' && size !== NO_SIZE);
    if (complete || known.length > 0) return known;
    return dispatch(productReads.endpoints.listProducts.initiate(undefined, { subscribe: false })).unwrap();
  };

/** An order's invoice, or its summary, for staff to print. Rejects where what belongs on it cannot be read. */
export const staffInvoice =
  (order: Order, uid: string | null): AppThunk<Promise<Invoice>> =>
  async dispatch => {
    const { seller } = await dispatch(readShop(uid, keptStaffShop));
    const names = await dispatch(readNames(order));
    const named = order.items.map(({ productId, productName, size }) => {
      const item = names.find(({ id }) => id === productId);
      return { name: productName || item?.name || '', size: size === NO_SIZE ? item?.size || size : size };
    });
    return invoiceOf(order, named, seller);
  };
