import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import type { LineChange, LineProblem } from '@/domain/production/lineChange';
import { instantAt, serverTime, type WriteData, type WriteValue } from '@/lib/plainData';
import type { Run } from '@/services/firebase/firestore/runCommit';
import { parseProductionLine } from './productionDocument';

export const linePath = (lineId: string): string => `productionLines/${lineId}`;

const refused = (problem: LineProblem) => ({ outcome: 'refused', problem }) as const;
const SAVED = { outcome: 'saved' } as const;

const timeOf = (iso: string | null): WriteValue => iso && instantAt(iso);

/** What a change writes: no more than it is about. */
function fieldsOf({ action, from, to }: LineChange): WriteData {
  return {
    status: to.status,
    ...(from.startTime !== to.startTime && {
      startTime: action === 'start' ? serverTime : timeOf(to.startTime),
    }),
    ...(from.estimatedCompletion !== to.estimatedCompletion && {
      estimatedCompletion: timeOf(to.estimatedCompletion),
    }),
  };
}

/** Pauses, resumes, starts … a line, unless it is no longer as the person saw it. Never rejects. */
export function saveLineChange(change: LineChange, run: Run): Promise<SaveChangeResult> {
  const path = linePath(change.lineId);
  return saveStaffChange(
    {
      name: 'updateProductionLine',
      path,
      change,
      kind: 'line',
      // By its status instead: what it has completed may be counted at any time.
      checksBaseVersion: false,
      async write(stored, transaction, stamp) {
        if (!stored) return refused({ kind: 'gone' });
        const { status } = parseProductionLine(stored);
        // Somebody else has done the very same.
        if (status === change.to.status) return SAVED;
        if (status !== change.from.status) return refused({ kind: 'conflict', now: status });
        transaction.update(path, { ...fieldsOf(change), ...stamp });
        return SAVED;
      },
    },
    run,
  );
}
