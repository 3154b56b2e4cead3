// @bundle staff-only

import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import { DELETE_RUN, type RunDeletion, type RunProblem } from '@/domain/run/runChanges';
import type { PlainDocument } from '@/lib/plainData';
import type { Run as Ask } from '@/services/firebase/firestore/runCommit';
import { parseRun } from './runDocument';
import { runPath } from './saveRun';

const refused = (problem: RunProblem) => ({ outcome: 'refused', problem }) as const;
const SAVED = { outcome: 'saved' } as const;

/** Whether an order says that it is in the run: rules and transactions cannot ask. */
async function isUsed(runId: string, ask: Ask): Promise<boolean> {
  const found = (await ask({
    ...{ as: 'back-office', list: 'orders', where: [['run.id', '==', runId]], limit: 1 },
  })) as readonly PlainDocument[];
  return found.length > 0;
}

/** Deletes a run that is only planned and has no orders, or takes that back; its document stays. Never rejects. */
export function deleteRun(change: RunDeletion, ask: Ask): Promise<SaveChangeResult> {
  const { runId, deleted } = change;
  const path = runPath(runId);
  return saveStaffChange(
    {
      name: DELETE_RUN,
      path,
      change,
      kind: 'run',
      // Whatever else was changed of a run without orders does not stand in the way.
      checksBaseVersion: false,
      async write(stored, transaction, stamp) {
        if (!stored) return refused({ kind: 'gone' });
        const { state } = parseRun(stored);
        if ((state === 'deleted') === deleted) return SAVED;
        if (deleted && (state !== 'planned' || (await isUsed(runId, ask)))) return refused({ kind: 'inUse' });
        transaction.update(path, { state: deleted ? 'deleted' : 'planned', ...stamp });
        return SAVED;
      },
    },
    ask,
  );
}
