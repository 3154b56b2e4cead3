import { type EditProblem, parseEditProblem } from '@/domain/order/edit/editProblem';
import type { AppError } from '@/lib/appError';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { BulkChange } from './bulkStatusRules';

/** What became of one change of many. */
export type BulkResult =
  /** Not on the device yet. */
  | { readonly kind: 'keeping' }
  /** On its way by itself: nobody has to wait for a connection. */
  | { readonly kind: 'sending' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly problem: EditProblem }
  /** The device could not keep it, and it could not be sent either. */
  | { readonly kind: 'failed'; readonly error: AppError }
  /** The person has taken it out of the outbox. */
  | { readonly kind: 'takenBack' };

/** Changes of many orders that were asked for together. */
export type Batch = {
  readonly kind: 'change' | 'undo';
  readonly changes: readonly BulkChange[];
  /** Whether each has been stored on the device or, where it could not, been sent. */
  readonly asked: boolean;
  /** What is known of those that were sent without being kept, by their commands. */
  readonly direct: { readonly [commandId: string]: BulkResult };
};

function resultOf(entry: CommandRecord | undefined, isPaused: boolean): BulkResult {
  switch (entry?.status) {
    case undefined:
    case 'discarded':
      return { kind: 'takenBack' };
    case 'pending':
    case 'sending':
      return { kind: isPaused ? 'waiting' : 'sending' };
    case 'done':
      return { kind: 'saved' };
    case 'failed':
      return { kind: 'refused', problem: parseEditProblem(entry.failure?.reason) };
  }
}

/** What became of each change of a batch, in its order; `entries`: what the outbox holds; `isPaused`: it cannot send now. */
export function bulkResults(
  { changes, asked, direct }: Batch,
  entries: readonly CommandRecord[],
  isPaused: boolean,
): readonly BulkResult[] {
  const byId = new Map(entries.map(entry => [entry.id, entry]));
  return changes.map(({ edit: { commandId } }) => {
    const entry = byId.get(commandId);
    if (!entry && !asked) return { kind: 'keeping' };
    return direct[commandId] ?? resultOf(entry, isPaused);
  });
}

/** Whether a change may have reached the shop, or may still: then it can be taken back. */
export const canUndo = ({ kind }: BulkResult): boolean => ['saved', 'sending', 'waiting'].includes(kind);
