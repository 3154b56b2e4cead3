import { calledNow } from '@/entities/order/calledNow';
import { type Invoice, invoiceOf } from '@/entities/order/invoice';
import type { Order } from '@/entities/order/order';
import { readShelf } from '@/entities/replica/readShelf';
import { selectShelf } from '@/entities/replica/replicaSelectors';
import { keptStaffShop } from '@/entities/shop/keptStaffShop';
import { readShop } from '@/entities/shop/readShop';
import type { AppThunk } from '@/shared/redux/thunk';

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
