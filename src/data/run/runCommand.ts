// @bundle staff-only, runs, driver

import { isChangeSaved } from '@/data/staff/saveStaffChange';
import { parseRunProblem, type RunProblem } from '@/domain/run/runChanges';
import type { StaffChange } from '@/domain/staff/staffChange';
import { type RunsLabels, runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { type Command, defineCommand } from '@/sync/outbox/command';
import { runProblemText } from './runTexts';

type RunChange = StaffChange & { readonly runId: string };
type Shown = { readonly title: string; readonly details: readonly string[] };

/** A command that changes one run: all but what is special about each. */
export const runCommand = <Change extends RunChange>({
  show,
  ...command
}: Pick<Command<Change, RunProblem>, 'name' | 'parse' | 'send'> &
  Partial<Pick<Command<Change, RunProblem>, 'isDone'>> & {
    /** What it is called where it waits to be sent. */
    readonly show: (change: Change, text: RunsLabels) => Shown;
  }) =>
  defineCommand<Change, RunProblem>({
    area: 'back-office',
    idOf: ({ commandId }) => commandId,
    parseProblem: parseRunProblem,
    isDone:
      change =>
      async (_dispatch, _getState, { firestore }) => {
        const { runPath } = await import('./saveRun');
        return isChangeSaved(runPath(change.runId), change, request => firestore.run(request));
      },
    describe(entry, translate) {
      const text = translate(runsLabels);
      const problem = entry.status === 'failed' ? parseRunProblem(entry.failure?.reason) : null;
      return {
        ...show(command.parse(entry.payload), text),
        problem: problem && runProblemText(problem, text),
        edit: null,
      };
    },
    ...command,
  });
