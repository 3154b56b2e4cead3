import type { Invoice } from '@/domain/order/invoice/invoice';
import { type AppError, ERROR_KINDS } from '@/lib/appError';
import type { Translate } from '@/lib/language';
import { toAppError } from '@/services/firebase/toAppError';
import type { AppThunk } from '@/store/thunk';

export type InvoiceOutcome =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'failed'; readonly error: AppError };

/** What a reading that failed is unwrapped to. */
const isAppError = (thrown: unknown): thrown is AppError =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'kind' in thrown &&
  ERROR_KINDS.some(kind => kind === thrown.kind);

/** Makes a file of an invoice, in the language on screen, and hands it to the browser. Never rejects. */
export const printInvoice =
  (invoice: AppThunk<Promise<Invoice>>, translate: Translate): AppThunk<Promise<InvoiceOutcome>> =>
  async (dispatch, _getState, { makePdf, download }) => {
    try {
      const read = await dispatch(invoice);
      // With its texts and the words for amounts: only whoever prints one needs them.
      const { invoiceFile } = await import('./invoiceDocument');
      const { name, document } = invoiceFile(read, translate);
      await download({ name, blob: await makePdf(document) });
      return { kind: 'saved', name };
    } catch (thrown) {
      return { kind: 'failed', error: isAppError(thrown) ? thrown : toAppError(thrown) };
    }
  };
