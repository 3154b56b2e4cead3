import type { Command } from '@/entities/outbox/command';
import { failedSend, sendOutcome } from '@/entities/outbox/sendOutcome';
import { type LineChange, parseLineChange, UPDATE_PRODUCTION_LINE } from '@/entities/production/lineChange';
import { queryFailure } from '@/services/api/queryFailure';
import { productionApi } from './productionApi';

/** What staff did to a line. */
export const updateProductionLineCommand: Command<LineChange> = {
  name: UPDATE_PRODUCTION_LINE,
  wing: 'back-office',
  parse: parseLineChange,
  send: change => async dispatch => {
    const { data, error } = await dispatch(
      productionApi.endpoints.updateProductionLine.initiate(change, { track: false }),
    );
    return data ? sendOutcome(data) : failedSend(queryFailure(error), false);
  },
  isDone:
    change =>
    async (_dispatch, _getState, { firestore }) => {
      const [{ isChangeSaved }, { linePath }] = await Promise.all([
        import('@/entities/staff/saveStaffChange'),
        import('@/entities/production/saveLineChange'),
      ]);
      return isChangeSaved(linePath(change.lineId), change, request => firestore.run(request));
    },
};
