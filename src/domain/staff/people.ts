import * as v from 'valibot';
import { documentId, type StaffChange, staffChangeEntries } from './staffChange';

export const ROLES = ['admin', 'driver'] as const;

/** Somebody who works here, as `people` has them. */
export type Person = {
  /** The account's uid. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: (typeof ROLES)[number];
  /** A driver who is not is refused everything at once, whatever their token says. */
  readonly active: boolean;
  readonly updatedAt: string | null;
  readonly lastCommandId: string | null;
};

/** Stands in stored records: never renamed. */
export const UPDATE_PERSON = 'updatePerson';

/** Lets somebody work here, or no longer. */
export type PersonChange = StaffChange & {
  readonly personId: string;
  /** As the person was called then. */
  readonly name: string;
  readonly active: boolean;
};

const schema = v.object({
  ...staffChangeEntries,
  personId: documentId,
  name: v.string(),
  active: v.boolean(),
});

/** A change that was stored on the device. Throws when it is none. */
export const parsePersonChange = (payload: unknown): PersonChange => v.parse(schema, payload);
