import { useMemo, useState } from 'react';
import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { EditProblem } from '@/domain/order/edit/editProblem';
import { UPDATE_ORDER } from '@/domain/order/edit/orderEditSchema';
import type { OrderStatus } from '@/domain/order/order';
import { authorOf } from '@/domain/staff/authorOf';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { outcomesSelector } from '@/sync/outbox/commandsSelector';
import { isOutboxPaused } from '@/sync/outbox/isOutboxPaused';
import { newCommandId } from '@/sync/outbox/newCommandId';
import type { SentDirectly } from '@/sync/outbox/submitCommand';
import { submitCommands } from '@/sync/outbox/submitCommands';
import { type Batch, type BulkResult, bulkResults, canUndo } from './bulkResults';
import { type BulkChange, type BulkPlan, bulkEdit, undoEdit } from './bulkStatusRules';

const selectEdits = outcomesSelector(UPDATE_ORDER);

/** What became of a change that this device could not save, so that it was sent at once. */
const resultOf = (sent: SentDirectly<EditProblem>): BulkResult =>
  sent.kind === 'done' ? { kind: 'saved' } : sent;

/** The last change of many orders from this screen: made, followed, and taken back. */
export function useBulkStatus(editsOf: ReadonlyMap<string, EditsOfOrder>) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [batch, setBatch] = useState<Batch | null>(null);
  const owner = useOutboxOwner();
  const entries = useAppSelector(state => selectEdits(state, owner));
  const isPaused = useAppSelector(state => isOutboxPaused(state, owner));
  const results = useMemo(
    () => (batch ? bulkResults(batch, entries, isPaused) : []),
    [batch, entries, isPaused],
  );

  async function ask(kind: Batch['kind'], changes: readonly BulkChange[], uid: string): Promise<void> {
    setBatch({ kind, changes, asked: false, direct: {} });
    const edits = changes.map(({ edit }) => edit);
    const sent = Object.entries(await dispatch(submitCommands(updateOrderCommand, uid, edits)));
    const direct = Object.fromEntries(sent.map(([commandId, result]) => [commandId, resultOf(result)]));
    // One that was begun since has taken its place on screen; this one went on all the same.
    setBatch(shown => (shown?.changes === changes ? { ...shown, asked: true, direct } : shown));
  }

  return {
    batch,
    results,
    /** Changes what a plan says; resolves when all of it is on the device. */
    async change({ planned }: BulkPlan, to: OrderStatus): Promise<void> {
      if (!user) return;
      const by = authorOf(user);
      const changes = planned
        .filter(({ skipped }) => skipped === null)
        .map(({ order }) => ({
          order,
          edit: bulkEdit(order, editsOf.get(order.id), to, dispatch(newCommandId()), by),
        }));
      await ask('change', changes, user.id);
    },
    /** Null when there is nothing to take back. */
    undo:
      user && batch?.kind === 'change' && results.some(canUndo)
        ? () => {
            const changes = batch.changes.flatMap((change, index): BulkChange[] => {
              const result = results[index];
              const edit = result && canUndo(result) ? undoEdit(change, dispatch(newCommandId())) : null;
              return edit ? [{ order: { ...change.order, status: change.edit.status }, edit }] : [];
            });
            void ask('undo', changes, user.id);
          }
        : null,
    forget: () => setBatch(null),
  } as const;
}

export type BulkStatus = ReturnType<typeof useBulkStatus>;
