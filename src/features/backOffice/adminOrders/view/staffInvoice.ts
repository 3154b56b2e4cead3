import { keptStaffShop } from '@/data/shop/keptStaffShop';
import { readShop } from '@/data/shop/readShop';
import { readShelf } from '@/data/stock/readShelf';
import { selectShelf } from '@/data/stock/stockRows';
import { calledNow } from '@/domain/order/calledNow';
import { type Invoice, invoiceOf } from '@/domain/order/invoice';
import type { Order } from '@/domain/order/order';
import type { AppThunk } from '@/store/thunk';

/** An order's invoice, or its summary, for staff to print. Rejects where the shop's own details cannot be read. */
export const staffInvoice =
  (order: Order, uid: string | null): AppThunk<Promise<Invoice>> =>
  async (dispatch, getState) => {
    const [{ seller }] = await Promise.all([
      dispatch(readShop(uid, keptStaffShop)),
      dispatch(readShelf(uid)),
    ]);
    const { items } = calledNow(order, selectShelf(getState()));
    return invoiceOf(
      order,
      items.map(({ productName: name, size }) => ({ name, size })),
      seller,
    );
  };
