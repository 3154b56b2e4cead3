// @bundle staff-only, runs, driver

import { parseRunStart, type RunStart, START_RUN } from '@/domain/run/runChanges';
import { inSentence } from '@/lib/text/inSentence';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { runCommand } from './runCommand';
import { runCommandsApi } from './runCommandsApi';

/** A run that goes out. */
export const startRunCommand = runCommand<RunStart>({
  name: START_RUN,
  parse: parseRunStart,
  send: sendMutation(runCommandsApi.endpoints.startRun, 'notSent'),
  // Whoever started it: a driver may not ask the change log.
  isDone:
    ({ runId }) =>
    async (_dispatch, _getState, { firestore }) => {
      const { isRunStarted } = await import('./saveRun');
      return isRunStarted(runId, request => firestore.run(request));
    },
  show: ({ name }, text) => ({ title: text.started(inSentence(name)), details: [] }),
});
