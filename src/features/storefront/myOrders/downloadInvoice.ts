import { readKept } from '@/entities/kept/keptOnDevice';
import { invoiceOf } from '@/entities/order/invoice';
import type { Order } from '@/entities/order/order';
import { productReads } from '@/entities/product/productReads';
import { keptShop } from '@/entities/shop/keptShop';
import { DEFAULT_SHOP, type Shop } from '@/entities/shop/shop';
import { shopReads } from '@/entities/shop/shopReads';
import { toAppError } from '@/services/firebase/toAppError';
import { type AppError, ERROR_KINDS } from '@/shared/lib/appError';
import type { AppThunk } from '@/shared/redux/thunk';
import type { InvoiceTexts } from './invoiceDocument';
import { myOrdersApi } from './myOrdersApi';
import { needProducts, type ShownItem, shownItem } from './myOrdersRules';

export type InvoiceOutcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: AppError };

/** What a reading that failed is unwrapped to. */
const isAppError = (thrown: unknown): thrown is AppError =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'kind' in thrown &&
  ERROR_KINDS.some(kind => kind === thrown.kind);

/** The shop's settings; where the server cannot be asked, as this device last read them. */
const readShop =
  (uid: string | null): AppThunk<Promise<Shop>> =>
  async dispatch => {
    const read = dispatch(shopReads.endpoints.getShop.initiate(uid, { subscribe: false })).unwrap();
    const reading = await read.catch(async (failure: unknown) => {
      const kept = uid === null ? null : await dispatch(readKept(keptShop, uid)).catch(() => null);
      if (!kept) throw failure;
      return kept;
    });
    return reading.items[0] ?? DEFAULT_SHOP;
  };

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

/** Makes an order's invoice, or its summary, in the language of the texts, and hands it to the browser. Never rejects. */
export const downloadInvoice =
  (order: Order, texts: InvoiceTexts): AppThunk<Promise<InvoiceOutcome>> =>
  async (dispatch, _getState, { makePdf, download }) => {
    try {
      // Without the shop's own name and number it would be no invoice: what is not known is not guessed.
      const { seller } = await dispatch(readShop(order.userId));
      const invoice = invoiceOf(order, await dispatch(readItems(order)), seller);
      // With the words for amounts in each language: only whoever prints one needs them.
      const { invoiceDocument, invoiceFileName } = await import('./invoiceDocument');
      const name = invoiceFileName(invoice, texts);
      await download({ name, blob: await makePdf(invoiceDocument(invoice, texts)) });
      return { kind: 'saved', name };
    } catch (thrown) {
      return { kind: 'failed', error: isAppError(thrown) ? thrown : toAppError(thrown) };
    }
  };
