// @bundle staff-only, runs

import { parseRunSave, type RunSave, SAVE_RUN } from '@/domain/run/runChanges';
import { inSentence } from '@/lib/text/inSentence';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { runCommand } from './runCommand';
import { runCommandsApi } from './runCommandsApi';

/** A run that staff plan or change. */
export const saveRunCommand = runCommand<RunSave>({
  name: SAVE_RUN,
  parse: parseRunSave,
  send: sendMutation(runCommandsApi.endpoints.saveRun, 'notSent'),
  show: ({ from, to }, text) => ({
    title: (from ? text.changed : text.planned)(inSentence(to.name)),
    details: [
      [to.day, to.slot].filter(Boolean).join(', '),
      ...(to.driverName ? [text.driver(inSentence(to.driverName))] : []),
    ],
  }),
});
