import { runStaffCommit } from '@/data/staff/runStaffCommit';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import { UPDATE_ORDER } from '@/domain/order/edit/orderEditSchema';
import type { PlainDocument } from '@/lib/plainData';
import type { FailedCommit, Run } from '@/services/firebase/firestore/runCommit';
import { type EditOrderResult, editOrder } from './editOrder';
import { parseOrder } from './orderDocument';

export type SaveEditResult =
  | EditOrderResult
  /** Sending the same edit again is safe. */
  | FailedCommit;

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
  const result = await runStaffCommit(run, {
    // Nobody's edit is written in the name of whoever has signed in since.
    uid: edit.by.id,
    transaction: UPDATE_ORDER,
    run: transaction => editOrder(edit, transaction),
  });
  if (result.outcome !== 'failed') return result;
  const { kind } = result.error;
  if (kind === 'denied' || kind === 'invalid') return { outcome: 'refused', problem: { kind: 'denied' } };
  const saved = await isEditSaved(edit, run).catch(() => false);
  return saved ? { outcome: 'saved' } : result;
}
