// @bundle changes

import type { ChangeLogEntry } from '@/domain/staff/changeLog';
import type { PlainDocument } from '@/lib/plainData';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag } from '@/store/api/tags';
import { parseChangeLogEntry } from './changeLogDocument';
import { changeLogPath } from './changeLogEntry';

/** A document, and the command that changed it last. */
type Changed = { readonly id: string; readonly commandId: string };

export const changeReads = api.injectEndpoints({
  endpoints: build => ({
    /** What the change log has of one change, as a reading of at most one: one read, where the log may be thousands. */
    getChange: build.query<Reading<ChangeLogEntry>, Changed>({
      query: ({ id, commandId }) => ({ as: 'back-office', get: changeLogPath(commandId, id) }),
      transformResponse: (document: PlainDocument | null, meta) =>
        readingOf(
          [document && parseChangeLogEntry(document)].filter(entry => entry !== null),
          meta,
        ),
      providesTags: [listTag('Change')],
    }),
  }),
});
