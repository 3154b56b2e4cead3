import * as v from 'valibot';
import type { NewStaffNote } from '@/domain/staffNote/newStaffNote';
import type { StaffNote } from '@/domain/staffNote/staffNote';
import type { PlainDocument } from '@/lib/plainData';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { shownText } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { CachedList } from '@/sync/cache/cachedList';
import { cacheQueryFor } from '@/sync/cache/cacheQuery';
import { type SaveNoteResult, saveStaffNote } from './saveStaffNote';

const schema = v.object({ text: shownText(MAX_CHARS.note), author: v.fallback(v.string(), '') });

/** A `staffNotes` document. Never fails: what is unreadable is empty. */
export function parseStaffNote({ id, data }: PlainDocument): StaffNote {
  return { id, ...v.parse(schema, data), at: parseInstant(data.at) };
}

const cachedNote: v.GenericSchema<unknown, StaffNote> = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  text: v.string(),
  author: v.string(),
  at: v.nullable(v.string()),
});

/** A note that was stored on the device. Throws when it is not one. */
const parseCachedNote = (stored: unknown): StaffNote => v.parse(cachedNote, stored);

type Asked = {
  /** The uid of the signed-in member of staff, who owns the cached notes. */
  readonly uid: string;
  readonly orderId: string;
};

const arrange = (notes: readonly StaffNote[]): readonly StaffNote[] =>
  [...notes].sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1));

/** The notes of one order, stored so that they can be read without a network. */
const cachedNotes = (orderId: string): CachedList<StaffNote> => ({
  name: `staffNotes/${orderId}`,
  area: 'back-office',
  version: 1,
  idOf: ({ id }) => id,
  loadParser: async () => parseCachedNote,
  arrange,
});

export const staffNotesApi = api.injectEndpoints({
  endpoints: build => ({
    /** The notes of an order, the oldest first. */
    listStaffNotes: build.query<Reading<StaffNote>, Asked>({
      query: ({ orderId }) => ({ as: 'back-office', list: `orders/${orderId}/staffNotes` }),
      transformResponse: (documents: PlainDocument[], meta) =>
        readingOf(arrange(documents.map(parseStaffNote)), meta),
      onQueryStarted: cacheQueryFor('listStaffNotes', ({ uid, orderId }: Asked) => ({
        list: cachedNotes(orderId),
        uid,
      })),
      providesTags: [listTag('StaffNote')],
    }),

    /** Writes a note at most once; every outcome is an answer, not an error. */
    createStaffNote: build.mutation<SaveNoteResult, NewStaffNote>({
      query: note => ({ as: 'back-office', work: ({ run }) => saveStaffNote(note, run) }),
      invalidatesTags: unlessFailed(listTag('StaffNote')),
    }),
  }),
});
