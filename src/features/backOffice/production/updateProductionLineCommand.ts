import {
  type LineChange,
  type LineProblem,
  parseLineChange,
  parseLineProblem,
  UPDATE_PRODUCTION_LINE,
} from '@/domain/production/lineChange';
import { productionLabels } from '@/i18n/en/backOffice/production';
import { PATHS } from '@/lib/paths';
import { defineCommand } from '@/sync/outbox/command';
import { isRefused } from '@/sync/outbox/commandState';
import { sendMutation } from '@/sync/outbox/sendMutation';
import { lineProblemText } from './lineLabels';
import { productionApi } from './productionApi';

/** What staff did to a line. */
export const updateProductionLineCommand = defineCommand<LineChange, LineProblem>({
  name: UPDATE_PRODUCTION_LINE,
  area: 'back-office',
  idOf: ({ commandId }) => commandId,
  parse: parseLineChange,
  parseProblem: parseLineProblem,
  send: sendMutation(productionApi.endpoints.updateProductionLine, 'notSent'),
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const [{ isChangeSaved }, { linePath }] = await Promise.all([
        import('@/data/staff/saveStaffChange'),
        import('@/data/production/saveLineChange'),
      ]);
      return isChangeSaved(linePath(change.lineId), change, request => firestore.run(request));
    },
  describe(entry, translate) {
    const text = translate(productionLabels);
    const { name, action, from, to } = parseLineChange(entry.payload);
    return {
      title: text.queued.title(text.action[action], name),
      details: [text.queued.change(text.status[from.status], text.status[to.status])],
      problem: isRefused(entry) ? lineProblemText(parseLineProblem(entry.failure?.reason), text) : null,
      // The page with the button that does it anew.
      edit: entry.status === 'failed' ? { to: PATHS.production, state: null } : null,
    };
  },
});
