// @bundle sending

import type { ComplaintProblem, NewComplaint } from '@/domain/order/complaint';
import { type PlainDocument, serverTime } from '@/lib/plainData';
import { type FailedCommit, type Run, runCommit } from '@/services/firebase/firestore/runCommit';
import { toAppError } from '@/services/firebase/toAppError';
import { parseOrder } from './orderDocument';

export type SaveComplaintResult =
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'refused'; readonly problem: ComplaintProblem }
  /** Sending the same complaint again is safe. */
  | FailedCommit;

const refused = (problem: ComplaintProblem): SaveComplaintResult => ({ outcome: 'refused', problem });

/** What is to be said of an order as it is stored; null when nothing but the rules can stand in the way. */
function judge({ kind, text }: NewComplaint, stored: PlainDocument | null): SaveComplaintResult | null {
  if (!stored) return refused('gone');
  const { complaint, status } = parseOrder(stored);
  if (complaint) {
    return complaint.kind === kind && complaint.text === text ? { outcome: 'saved' } : refused('told');
  }
  return status === 'delivered' ? null : refused('notDelivered');
}

const readOrder = async ({ orderId }: NewComplaint, run: Run) =>
  (await run({ as: 'storefront', get: `orders/${orderId}` })) as PlainDocument | null;

/** Whether the server has a complaint. Rejects when the server cannot be asked. */
export async function hasComplaint(complaint: NewComplaint, run: Run): Promise<boolean> {
  return judge(complaint, await readOrder(complaint, run))?.outcome === 'saved';
}

/** Decides the result of a failed try by the order's document. */
async function explain(
  complaint: NewComplaint,
  failed: FailedCommit,
  run: Run,
): Promise<SaveComplaintResult> {
  const { kind } = failed.error;
  const wasRefused = kind === 'denied' || kind === 'notFound';
  try {
    return judge(complaint, await readOrder(complaint, run)) ?? (wasRefused ? refused('denied') : failed);
  } catch (thrown) {
    // Somebody else's order cannot even be read.
    return wasRefused && toAppError(thrown).kind === 'denied' ? refused('denied') : failed;
  }
}

/** Writes what a customer says is wrong into their order, once however often it is called. Never rejects. */
export async function saveComplaint(complaint: NewComplaint, run: Run): Promise<SaveComplaintResult> {
  const { orderId, userId, kind, text, commandId } = complaint;
  const path = `orders/${orderId}`;
  const result = await runCommit<SaveComplaintResult>(run, {
    as: 'storefront',
    uid: userId,
    transaction: 'saveComplaint',
    run: async transaction => {
      const judged = judge(complaint, await transaction.get(path));
      if (judged) return judged;
      transaction.update(path, {
        complaint: { kind, text, at: serverTime },
        updatedAt: serverTime,
        lastCommandId: commandId,
      });
      return { outcome: 'saved' };
    },
  });
  return result.outcome === 'failed' ? explain(complaint, result, run) : result;
}
