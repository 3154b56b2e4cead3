// @bundle staff-only, runs

import { DELETE_RUN, parseRunDeletion, type RunDeletion } from '@/domain/run/runChanges';
import { inSentence } from '@/lib/text/inSentence';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { runCommand } from './runCommand';
import { runCommandsApi } from './runCommandsApi';

/** A planned run that is deleted, or restored. */
export const deleteRunCommand = runCommand<RunDeletion>({
  name: DELETE_RUN,
  parse: parseRunDeletion,
  send: sendMutation(runCommandsApi.endpoints.deleteRun, 'notSent'),
  show: ({ name, deleted }, text) => ({
    title: (deleted ? text.deleted : text.restored)(inSentence(name)),
    details: [],
  }),
});
