import {
  EMPTY_PROFILE,
  PROFILE_FIELDS,
  parseProfile,
  profileFields,
  profilePath,
} from '@/domain/user/profile';
import { changedProfile, isBookFull, type ProfileChange } from '@/domain/user/profileChange';
import { type PlainDocument, serverTime } from '@/lib/plainData';
import { type FailedCommit, type Run, runCommit } from '@/services/firebase/firestore/runCommit';

export type SaveProfileResult =
  | { readonly outcome: 'saved' }
  /** The book of addresses is full, and nothing was written. */
  | { readonly outcome: 'full' }
  /** The rules refuse it, and nothing was written. */
  | { readonly outcome: 'refused' }
  /** Sending the same change again is safe. */
  | FailedCommit;

/** Whether the profile is as the change wanted it, by this change or another. Rejects when the server cannot be asked. */
export async function isProfileSaved(change: ProfileChange, run: Run): Promise<boolean> {
  const stored = (await run({ as: 'storefront', get: profilePath(change.uid) })) as PlainDocument | null;
  const profile = stored ? parseProfile(stored) : EMPTY_PROFILE;
  if (isBookFull(profile, change)) return false;
  const wanted = changedProfile(profile, change);
  return (
    PROFILE_FIELDS.every(field => profile[field] === wanted[field]) &&
    JSON.stringify(profile.addresses) === JSON.stringify(wanted.addresses)
  );
}

/** Writes the changed fields over the stored ones, at most once however often it is called. Never rejects. */
export async function saveProfile(change: ProfileChange, run: Run): Promise<SaveProfileResult> {
  const { commandId, uid, email } = change;
  const result = await runCommit<{ outcome: 'saved' | 'full' }>(run, {
    as: 'storefront',
    uid,
    transaction: 'saveProfile',
    run: async transaction => {
      const stored = await transaction.get(profilePath(uid));
      if (stored?.data.lastCommandId !== commandId) {
        const profile = stored ? parseProfile(stored) : EMPTY_PROFILE;
        if (isBookFull(profile, change)) return { outcome: 'full' };
        transaction.set(profilePath(uid), {
          ...profileFields(changedProfile(profile, change)),
          email,
          updatedAt: serverTime,
          lastCommandId: commandId,
        });
      }
      return { outcome: 'saved' };
    },
  });
  const refused = result.outcome === 'failed' && ['denied', 'invalid'].includes(result.error.kind);
  return refused ? { outcome: 'refused' } : result;
}
