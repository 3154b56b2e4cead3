import type { PlainDocument } from '@/services/firebase/plainData';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import { type AppError, mayHaveArrived } from '@/shared/lib/appError';
import { type EditOrderResult, editOrder } from './editOrder';
import { parseOrder } from './orderDocument';
import type { OrderEdit } from './orderEdit';

export type SaveEditResult =
  | EditOrderResult
  /** Not saved, or not known to be where `mayHaveArrived`: sending the same edit again is safe. */
  | { readonly outcome: 'failed'; readonly error: AppError; readonly mayHaveArrived: boolean };

type Run = (request: FirestoreRequest) => Promise<unknown>;

/** Whether the order's last change is this very edit. Rejects when the server cannot be asked. */
export async function isEditSaved({ orderId, commandId }: OrderEdit, run: Run): Promise<boolean> {
  const stored = (await run({ as: 'back-office', get: `orders/${orderId}` })) as PlainDocument | null;
  return stored !== null && parseOrder(stored).lastCommandId === commandId;
}

/**
 * Saves a staff edit, at most once however often it is called. A failure whose answer may only have been lost is looked
 * into at once, before anyone else changes the order again: afterwards nothing on it tells. Never rejects.
 */
export async function saveEdit(edit: OrderEdit, run: Run): Promise<SaveEditResult> {
  let committing = false;
  try {
    const result = await run({
      as: 'back-office',
      transaction: 'updateOrder',
      run: async transaction => {
        const edited = await editOrder(edit, transaction);
        committing = true;
        return edited;
      },
    });
    return result as EditOrderResult;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'denied' || error.kind === 'invalid') {
      return { outcome: 'refused', problem: { kind: 'denied' } };
    }
    const saved = await isEditSaved(edit, run).catch(() => false);
    if (saved) return { outcome: 'saved' };
    return { outcome: 'failed', error, mayHaveArrived: committing && mayHaveArrived(error) };
  }
}
