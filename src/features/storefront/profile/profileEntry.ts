import * as v from 'valibot';
import { PROFILE_FIELDS, type ProfileChanges } from '@/entities/user/profile';

const schema = v.object({
  draft: v.record(v.picklist(PROFILE_FIELDS), v.string()),
  replaces: v.string(),
});

/** A change that was taken back from the outbox to be made otherwise. */
export type ProfileEntry = { readonly draft: ProfileChanges; readonly replaces: string };

/** What another screen passed in navigation state; null where it was nothing of ours. */
export function parseProfileEntry(state: unknown): ProfileEntry | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output : null;
}
