import * as v from 'valibot';
import { PROFILE_FIELDS } from '@/domain/user/profile';
import type { SessionUser } from '@/store/session/session';

/** What the form asks for, a password apart: that is never kept. */
export type ProfileValues = { readonly [field in (typeof PROFILE_FIELDS)[number] | 'email']: string };

const schema = v.object({
  uid: v.string(),
  draft: v.optional(v.record(v.picklist([...PROFILE_FIELDS, 'email']), v.string())),
  replaces: v.optional(v.string()),
  linkSentTo: v.optional(v.string()),
});

/** What the history entry of the profile's page holds, for a reload or for coming back. */
export type ProfileEntry = {
  /** What was typed and not saved, or changed and taken back from the outbox. The form goes on from it. */
  readonly draft?: Partial<ProfileValues> | undefined;
  /** The id of the command that was taken back. */
  readonly replaces?: string | undefined;
  /** The address that a link was sent to, and that is not the account's yet. */
  readonly linkSentTo?: string | undefined;
};

/** An entry's state as the person signed in may see it: nothing of what was somebody else's, nothing of another page's. */
export function parseProfileEntry(state: unknown, { id, email }: SessionUser): ProfileEntry {
  const parsed = v.safeParse(schema, state);
  if (!parsed.success || parsed.output.uid !== id) return {};
  const { draft, replaces, linkSentTo } = parsed.output;
  return {
    ...(draft && { draft }),
    ...(replaces !== undefined && { replaces }),
    ...(linkSentTo !== undefined && linkSentTo !== email && { linkSentTo }),
  };
}
