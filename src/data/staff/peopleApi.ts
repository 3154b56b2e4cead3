import * as v from 'valibot';
import { type Person, type PersonChange, ROLES } from '@/domain/staff/people';
import { lazyValue } from '@/lib/lazyValues';
import type { PlainDocument } from '@/lib/plainData';
import { MAX_CHARS, MAX_SHOWN_PHONE_CHARS } from '@/lib/text/textLimits';
import { shownLine } from '@/lib/text/textSchemas';
import { parseInstant } from '@/lib/time/instants';
import { api } from '@/store/api/api';
import { type Reading, readingOf } from '@/store/api/reading';
import { listTag, unlessFailed } from '@/store/api/tags';
import type { CachedList } from '@/sync/cache/cachedList';
import { cacheQuery } from '@/sync/cache/cacheQuery';
import { type SaveChangeResult, saveStaffChange } from './saveStaffChange';

const fields = {
  name: shownLine(MAX_CHARS.name),
  email: shownLine(MAX_CHARS.email),
  phone: shownLine(MAX_SHOWN_PHONE_CHARS),
  // Safe defaults: an unreadable document never makes anybody an admin or an active driver.
  role: v.fallback(v.picklist(ROLES), 'driver'),
  active: v.fallback(v.boolean(), false),
  lastCommandId: v.fallback(v.nullable(v.string()), null),
};
const stored = v.object(fields);
const cached = v.object({ id: v.string(), ...fields, updatedAt: v.nullable(v.string()) });

/** A `people` document. Never fails: what is unreadable takes its default. */
const parsePerson = ({ id, data }: PlainDocument): Person => ({
  id,
  ...v.parse(stored, data),
  updatedAt: parseInstant(data.updatedAt),
});

const names = lazyValue(() => new Intl.Collator('en-IN', { numeric: true }));
const byName = (people: readonly Person[]): readonly Person[] =>
  people.toSorted((one, other) => names().compare(one.name, other.name) || (one.id < other.id ? -1 : 1));

/** Who works here, as staff last read it: a form that names a driver opens without a network. */
const cachedPeople: CachedList<Person> = {
  name: 'people',
  area: 'back-office',
  version: 1,
  idOf: ({ id }) => id,
  loadParser: async () => item => v.parse(cached, item),
  arrange: byName,
};

/** An upper limit, so that a bug cannot read without end. */
const MAX_PEOPLE = 200;

export const personPath = (id: string): string => `people/${id}`;

/** Switches somebody on or off, unless the person who does has not seen what they are now. Never rejects. */
const savePersonChange = (change: PersonChange, run: Parameters<typeof saveStaffChange>[1]) => {
  const path = personPath(change.personId);
  return saveStaffChange(
    {
      ...{ name: 'updatePerson', kind: 'person', path, change, checksBaseVersion: true },
      async write(document, transaction, stamp) {
        if (!document) return { outcome: 'refused', problem: 'gone' };
        transaction.update(path, { active: change.active, ...stamp });
        return { outcome: 'saved' };
      },
    },
    run,
  );
};

export const peopleApi = api.injectEndpoints({
  endpoints: build => ({
    /** Who works here, by name; its argument is the reader's uid. */
    listPersons: build.query<Reading<Person>, string>({
      query: () => ({ as: 'back-office', list: 'people', limit: MAX_PEOPLE }),
      transformResponse: (documents: readonly PlainDocument[], meta) =>
        readingOf(byName(documents.map(parsePerson)), meta),
      onQueryStarted: cacheQuery('listPersons', cachedPeople),
      providesTags: [listTag('Person')],
    }),
    /** Saves a change at most once; every outcome is an answer, not an error. */
    updatePerson: build.mutation<SaveChangeResult, PersonChange>({
      query: change => ({ as: 'back-office', work: ({ run }) => savePersonChange(change, run) }),
      invalidatesTags: unlessFailed(listTag('Person')),
    }),
  }),
});
