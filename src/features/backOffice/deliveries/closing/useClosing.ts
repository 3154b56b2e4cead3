import { useState } from 'react';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { closeRunCommand } from '@/data/run/closeRunCommand';
import { selectRunRows } from '@/data/run/queuedRuns';
import { selectRefusedClosings } from '@/data/run/queuedStops';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import { parseRunProblem } from '@/domain/run/runChanges';
import type { RunSummary } from '@/domain/run/runSummary';
import { authorOf } from '@/domain/staff/authorOf';
import type { StaffChange } from '@/domain/staff/staffChange';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useCommand } from '@/sync/outbox/useCommand';
import {
  type ClosingDraft,
  checkClosing,
  draftOf,
  draftOfClosing,
  type Problems,
  UNTOUCHED,
} from './closingDraft';

const NO_PROBLEMS: Problems = { back: new Set() };

/** The closing of one run, from opening its form until it is saved or waits to be sent. */
export function useClosing(account: RunSummary, pending: readonly StaffChange[]) {
  const { run } = account;
  const { user } = useAuth().session;
  const owner = useOutboxOwner();
  const row = useAppSelector(state => selectRunRows(state).find(({ id }) => id === run.id));
  const refusedBefore = useAppSelector(state => selectRefusedClosings(state, owner));
  const [earlier] = useState(() => refusedBefore.findLast(({ change }) => change.runId === run.id) ?? null);
  // What was typed and refused while nobody looked is filled in again; a correction begins at what stands there.
  const [begun] = useState(() => {
    if (earlier) return draftOf(earlier.change);
    return run.closing ? draftOfClosing(run.closing, account) : UNTOUCHED;
  });
  const [draft, setDraft] = useState(begun);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { state, submit } = useCommand(closeRunCommand, { replaces: earlier?.entry.id });
  const busy = state.kind === 'sending';
  const saved = state.kind === 'done' || state.kind === 'queued';
  const told = earlier && state.kind === 'idle' ? parseRunProblem(earlier.entry.failure?.reason) : null;

  return {
    draft,
    problems,
    busy,
    saved,
    isQueued: state.kind === 'queued',
    /** It takes the place of a closing that stands already, which is not this one. */
    isCorrection: run.state === 'closed' && !busy && !saved,
    /** Filled in with what was typed before. */
    isResumed: earlier !== null && state.kind === 'idle',
    refusal: state.kind === 'refused' ? state.problem : told,
    failure: state.kind === 'failed' ? state.error : null,
    hasChanges: draft !== begun,
    edit(change: Partial<ClosingDraft>) {
      setProblems(NO_PROBLEMS);
      setDraft(current => ({ ...current, ...change }));
    },
    async save(): Promise<void> {
      if (busy || saved || !user) return;
      const checked = checkClosing(draft, account);
      setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
      if ('problems' in checked) return;
      // What is typed by now stays as it is, whatever is recorded meanwhile.
      setDraft(draftOf({ ...checked.counted, reason: draft.reason }));
      await submit(user.id, commandId => ({
        ...{ runId: run.id, name: run.name, ...checked.counted },
        ...{ commandId, ground: baseVersionOf(row, pending), by: authorOf(user) },
      }));
    },
  } as const;
}
