import { invoiceOf } from '@/entities/order/invoice';
import type { Order } from '@/entities/order/order';
import { shopReads } from '@/entities/shop/shopReads';
import { queryFailure } from '@/services/api/queryFailure';
import { toAppError } from '@/services/firebase/toAppError';
import type { AppError } from '@/shared/lib/appError';
import type { AppThunk } from '@/shared/redux/thunk';
import { type InvoiceTexts, invoiceDocument, invoiceFileName } from './invoiceDocument';
import type { ShownItem } from './myOrdersRules';

export type InvoiceOutcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Makes an order's invoice, or its summary, and hands it to the browser. Never rejects. */
export const downloadInvoice =
  (order: Order, items: readonly ShownItem[], texts: InvoiceTexts): AppThunk<Promise<InvoiceOutcome>> =>
  async (dispatch, _getState, { makePdf, download }) => {
    // Without the shop's own name and number it would be no invoice: what is not known is not guessed.
    const shop = await dispatch(shopReads.endpoints.getShop.initiate(undefined, { subscribe: false }));
    if (!shop.data) {
      return {
        kind: 'failed',
        error: shop.error ? queryFailure(shop.error) : { kind: 'unknown', code: 'noResult' },
      };
    }
    try {
      const invoice = invoiceOf(order, items, shop.data.seller);
      const name = invoiceFileName(invoice, texts);
      await download({ name, blob: await makePdf(invoiceDocument(invoice, texts)) });
      return { kind: 'saved', name };
    } catch (thrown) {
      return { kind: 'failed', error: toAppError(thrown) };
    }
  };
