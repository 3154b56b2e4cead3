// @bundle staff-only, runs, driver

import { orderNumber } from '@/domain/order/orderNumber';
import {
  parseStopProblem,
  parseStopRecord,
  RECORD_STOP,
  type StopProblem,
  type StopRecord,
} from '@/domain/run/stopRecord';
import { runsLabels } from '@/i18n/en/backOffice/deliveries/runs';
import { commonLabels } from '@/i18n/en/common';
import { formatRupees } from '@/lib/number/money';
import { inSentence } from '@/lib/text/inSentence';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { formatDay } from '@/lib/time/dates';
import { defineCommand } from '@/sync/outbox/command';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { runCommandsApi } from './runCommandsApi';
import { stopProblemText } from './runTexts';

/** What happened at a stop of a run. Its command id stays in the order's history, so that sent again it finds itself done. */
export const recordStopCommand = defineCommand<StopRecord, StopProblem>({
  name: RECORD_STOP,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseStopRecord,
  parseProblem: parseStopProblem,
  send: sendMutation(runCommandsApi.endpoints.recordInRun, 'notSent'),
  isDone:
    record =>
    async (_dispatch, _getState, { firestore }) => {
      const { isStopRecorded } = await import('./recordStop');
      return isStopRecorded(record, request => firestore.run(request));
    },
  describe(entry, translate) {
    const { stop: text, attempt, ...labels } = translate(runsLabels);
    const common = translate(commonLabels);
    const { orderId, name, result } = parseStopRecord(entry.payload);
    const details: string[] = [];
    if (result.kind === 'delivered') {
      const { to, collected } = result;
      if (to) details.push(text.takenBy(inSentence(to)));
      const amount = formatRupees(collected?.amountPaise ?? 0);
      if (!collected) details.push(text.unpaid);
      else
        details.push(collected.method === 'cash' ? text.cash(amount) : text.upi(amount, collected.reference));
    }
    if (result.kind === 'failed') {
      details.push(attempt[result.reason]);
      if (result.note) details.push(inSentence(result.note, MAX_CHARS.stopNote));
      details.push(text.again(formatDay(`${result.day}T12:00:00+05:30`, common.language)));
    }
    const problem = entry.status === 'failed' ? parseStopProblem(entry.failure?.reason) : null;
    return {
      title: text[result.kind](orderNumber(orderId), inSentence(name)),
      details,
      problem: problem && stopProblemText(problem, { ...labels, stop: text, attempt }, common),
      edit: null,
    };
  },
});
