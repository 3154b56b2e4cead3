import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';
import { cachedShop } from '@/data/shop/cachedShop';
import { readShop } from '@/data/shop/readShop';
import { type Invoice, invoiceOf } from '@/domain/order/invoice/invoice';
import type { Order } from '@/domain/order/order';
import { shelfOf, withCurrentNames } from '@/domain/order/withCurrentNames';
import type { Product } from '@/domain/product/product';
import { myOrdersApi } from '@/features/storefront/myOrders/shared/myOrdersApi';
import { needProducts, type ShownItem, shownItem } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { DEFAULT_LANGUAGE } from '@/i18n/languages';
import type { AppThunk } from '@/store/thunk';

const isKnown = (products: readonly Product[], order: Order): boolean =>
  order.items.every(({ productId }) => products.some(({ id }) => id === productId));

/** The catalogue as this device has it, read where it does not name what was ordered. */
const readInventory =
  (order: Order): AppThunk<Promise<readonly Product[]>> =>
  async (dispatch, getState) => {
    const { products } = selectCatalogueSnapshot(getState());
    const isNamed = !needProducts([order]);
    if (isNamed && isKnown(products, order)) return products;
    const reading = dispatch(productReads.endpoints.listProducts.initiate(undefined, { subscribe: false }));
    // An order that says what it is of is enough where the inventory is out of reach.
    return isNamed ? ((await reading).data ?? products) : reading.unwrap();
  };

/** The items as the inventory calls them in English, as on staff's copy; of an old order those that older products name. */
const readItems =
  (order: Order): AppThunk<Promise<readonly ShownItem[]>> =>
  async dispatch => {
    const inventory = await dispatch(readInventory(order));
    const legacy = needProducts([order])
      ? await dispatch(
          myOrdersApi.endpoints.listLegacyProducts.initiate(undefined, { subscribe: false }),
        ).unwrap()
      : [];
    const { items } = withCurrentNames(order, shelfOf(inventory));
    return items.map(item => shownItem(item, { inventory, legacy, language: DEFAULT_LANGUAGE }));
  };

/** An order's invoice, or its summary, for who ordered it. Rejects where what belongs on it cannot be read. */
export const customerInvoice =
  (order: Order): AppThunk<Promise<Invoice>> =>
  async dispatch => {
    const shop = await dispatch(readShop(order.userId, cachedShop));
    return invoiceOf(order, await dispatch(readItems(order)), shop);
  };
