import { runStaffCommit } from '@/data/staff/runStaffCommit';
import { hasAppliedCommand } from '@/domain/order/edit/orderChanges';
import type { OrderEdit } from '@/domain/order/edit/orderEdit';
import { UPDATE_ORDER } from '@/domain/order/edit/orderEditSchema';
import type { PlainDocument } from '@/lib/plainData';
import type { FailedCommit, Run } from '@/services/firebase/firestore/runCommit';
import { type EditOrderResult, editOrder } from './editOrder';

export type SaveEditResult =
  | EditOrderResult
  /** Sending the same edit again is safe. */
  | FailedCommit;

/** Whether the order has been through this edit, whoever has changed it since. Rejects when the server cannot be asked. */
export async function isEditSaved({ orderId, commandId }: OrderEdit, run: Run): Promise<boolean> {
  const stored = (await run({ as: 'back-office', get: `orders/${orderId}` })) as PlainDocument | null;
  return stored !== null && hasAppliedCommand(stored, commandId);
}

/**
 * Saves a staff edit, at most once however often it is called. A failure is looked into: its answer may only have been
 * lost, or the rules refuse it now because it is there already. Never rejects.
 */
export async function saveEdit(edit: OrderEdit, run: Run): Promise<SaveEditResult> {
  const result = await runStaffCommit(run, {
    // Another user may have signed in meanwhile: never write this edit under their name.
    uid: edit.by.id,
    transaction: UPDATE_ORDER,
    run: transaction => editOrder(edit, transaction),
  });
  if (result.outcome !== 'failed') return result;
  if (await isEditSaved(edit, run).catch(() => false)) return { outcome: 'saved' };
  const { kind } = result.error;
  return kind === 'denied' || kind === 'invalid'
    ? { outcome: 'refused', problem: { kind: 'denied' } }
    : result;
}
