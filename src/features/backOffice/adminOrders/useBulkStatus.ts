import { useMemo, useState } from 'react';
import { parseEditProblem } from '@/entities/order/editProblem';
import type { OrderStatus } from '@/entities/order/order';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { selectOutbox } from '@/entities/outbox/outboxSlice';
import { queueCommand } from '@/entities/outbox/queueCommand';
import { useAuth } from '@/entities/user/authContext';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import { type Batch, type BulkResult, bulkResults, canUndo } from './bulkResults';
import { type BulkChange, type BulkPlan, bulkEdit, undoEdit } from './bulkStatusRules';
import { newCommandId } from './newCommandId';
import { updateOrderCommand } from './updateOrderCommand';

/** The last change of many orders from this screen: made, followed, and taken back. */
export function useBulkStatus(editsOf: ReadonlyMap<string, EditsOfOrder>) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [batch, setBatch] = useState<Batch | null>(null);
  const entries = useAppSelector(state => selectOutbox(state).entries);
  const results = useMemo(() => (batch ? bulkResults(batch, entries) : []), [batch, entries]);

  /** Where the device cannot keep a change it is sent at once, as one order's is. */
  async function sendDirectly({ edit }: BulkChange): Promise<BulkResult> {
    const outcome = await dispatch(updateOrderCommand.send(edit));
    if (outcome.kind === 'done') return { kind: 'saved' };
    if (outcome.kind === 'refused') return { kind: 'refused', problem: parseEditProblem(outcome.reason) };
    return { kind: 'failed', error: outcome.error };
  }

  async function keep(change: BulkChange): Promise<BulkResult | null> {
    const { edit } = change;
    try {
      await dispatch(
        queueCommand(updateOrderCommand, { id: edit.commandId, uid: edit.by.id, payload: edit }),
      );
      return null;
    } catch {
      return sendDirectly(change);
    }
  }

  async function ask(kind: Batch['kind'], changes: readonly BulkChange[]): Promise<void> {
    let current: Batch = { kind, changes, asked: 0, direct: {} };
    setBatch(current);
    for (const change of changes) {
      const result = await keep(change);
      current = {
        ...current,
        asked: current.asked + 1,
        direct: result ? { ...current.direct, [change.edit.commandId]: result } : current.direct,
      };
      const next = current;
      // One that was begun since has taken its place on screen; this one goes on all the same.
      setBatch(shown => (shown?.changes === changes ? next : shown));
    }
  }

  return {
    batch,
    results,
    /** Changes what a plan says; resolves when all of it is on the device. */
    async change({ planned }: BulkPlan, to: OrderStatus): Promise<void> {
      if (!user) return;
      const by = { id: user.id, name: user.name || user.email };
      const changes = planned
        .filter(({ skipped }) => skipped === null)
        .map(({ order }) => ({
          order,
          edit: bulkEdit(order, editsOf.get(order.id), to, dispatch(newCommandId()), by),
        }));
      await ask('change', changes);
    },
    /** Null when there is nothing to take back. */
    undo:
      batch?.kind === 'change' && results.some(canUndo)
        ? () => {
            const changes = batch.changes.flatMap((change, index): BulkChange[] => {
              const result = results[index];
              const edit = result && canUndo(result) ? undoEdit(change, dispatch(newCommandId())) : null;
              return edit ? [{ order: { ...change.order, status: change.edit.status }, edit }] : [];
            });
            void ask('undo', changes);
          }
        : null,
    forget: () => setBatch(null),
  } as const;
}

export type BulkStatus = ReturnType<typeof useBulkStatus>;
