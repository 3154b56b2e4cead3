// @bundle runs

import type { SaveChangeResult } from '@/data/staff/saveStaffChange';
import type { RunClosing, RunDeletion, RunSave, RunStart } from '@/domain/run/runChanges';
import type { StopRecord } from '@/domain/run/stopRecord';
import { api } from '@/store/api/api';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { RecordStopResult } from './recordStop';

const code = () => import('./saveRun');

/** The writes of runs. Every outcome is an answer, not an error; their code is needed to send, not to read. */
export const runCommandsApi = api.injectEndpoints({
  endpoints: build => ({
    /** Plans a run, or changes one. */
    saveRun: build.mutation<SaveChangeResult, RunSave>({
      query: change => ({
        as: 'back-office',
        work: async ({ run }) => (await code()).saveRun(change, run),
      }),
      // Also after a refusal: what stood in the way has changed since it was read.
      invalidatesTags: unlessFailed(listTag('Run')),
    }),

    startRun: build.mutation<SaveChangeResult, RunStart>({
      query: change => ({
        as: 'back-office',
        work: async ({ run }) => (await code()).startRun(change, run),
      }),
      invalidatesTags: unlessFailed(listTag('Run')),
    }),

    deleteRun: build.mutation<SaveChangeResult, RunDeletion>({
      query: change => ({
        as: 'back-office',
        work: async ({ run }) => (await import('./deleteRun')).deleteRun(change, run),
      }),
      invalidatesTags: unlessFailed(listTag('Run')),
    }),

    /** What was counted when a run came home; bottles that did not come back are taken from the stock. */
    closeRun: build.mutation<SaveChangeResult, RunClosing>({
      query: change => ({
        as: 'back-office',
        work: async ({ run }) => (await code()).closeRun(change, run),
      }),
      invalidatesTags: unlessFailed(listTag('Run'), listTag('StockItem'), listTag('StockMovement')),
    }),

    /** What happened at a stop of a run, to its order and to the run. */
    recordInRun: build.mutation<RecordStopResult, StopRecord>({
      query: record => ({
        as: 'back-office',
        work: async ({ run }) => (await import('./recordStop')).recordStop(record, run),
      }),
      invalidatesTags: unlessFailed(listTag('Run'), listTag('Order')),
    }),
  }),
});
