import { type Invoice, invoiceOf } from '@/entities/order/invoice';
import type { Order } from '@/entities/order/order';
import { productReads } from '@/entities/product/productReads';
import { keptShop } from '@/entities/shop/keptShop';
import { readShop } from '@/entities/shop/readShop';
import type { AppThunk } from '@/shared/redux/thunk';
import { myOrdersApi } from './myOrdersApi';
import { needProducts, type ShownItem, shownItem } from './myOrdersRules';

/** The items by name: of an old order those of its products, which may not have been read yet. */
const readItems =
  (order: Order): AppThunk<Promise<readonly ShownItem[]>> =>
  async dispatch => {
    const once = { subscribe: false };
    const [inventory, legacy] = needProducts([order])
      ? await Promise.all([
          dispatch(productReads.endpoints.listProducts.initiate(undefined, once)).unwrap(),
          dispatch(myOrdersApi.endpoints.listLegacyProducts.initiate(undefined, once)).unwrap(),
        ])
      : [[], []];
    return order.items.map(item => shownItem(item, { inventory, legacy }));
  };

/** An order's invoice, or its summary, for who ordered it. Rejects where what belongs on it cannot be read. */
export const customerInvoice =
  (order: Order): AppThunk<Promise<Invoice>> =>
  async dispatch => {
    const { seller } = await dispatch(readShop(order.userId, keptShop));
    return invoiceOf(order, await dispatch(readItems(order)), seller);
  };
