// @bundle staff-only, runs

import { CLOSE_RUN, parseRunClosing, type RunClosing } from '@/domain/run/runChanges';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { runCommand } from './runCommand';
import { runCommandsApi } from './runCommandsApi';

/** What was counted when a run came home. */
export const closeRunCommand = runCommand<RunClosing>({
  name: CLOSE_RUN,
  parse: parseRunClosing,
  send: sendMutation(runCommandsApi.endpoints.closeRun, 'notSent'),
  show({ name, cashPaise, upiPaise, reason, back }, text) {
    const bottles = Object.values(back).reduce((sum, each) => sum + each, 0);
    return {
      title: text.closed(inSentence(name)),
      details: [
        text.cash(formatRupees(cashPaise)),
        text.upi(formatRupees(upiPaise)),
        ...(bottles > 0 ? [text.back(bottles)] : []),
        ...(reason ? [text.reason(inSentence(reason, MAX_CHARS.stopNote))] : []),
      ],
    };
  },
});
