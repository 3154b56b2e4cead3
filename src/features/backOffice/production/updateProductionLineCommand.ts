import { type LineChange, parseLineChange, UPDATE_PRODUCTION_LINE } from '@/domain/production/lineChange';
import { queryFailure } from '@/store/api/queryFailure';
import type { Command } from '@/sync/outbox/command';
import { failedSend, sendOutcome } from '@/sync/outbox/sendOutcome';
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
        import('@/data/staff/saveStaffChange'),
        import('@/data/production/saveLineChange'),
      ]);
      return isChangeSaved(linePath(change.lineId), change, request => firestore.run(request));
    },
};
