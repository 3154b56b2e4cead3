import { type PlainDocument, serverTime } from '@/services/firebase/plainData';
import type { FirestoreRequest } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import { type AppError, mayHaveArrived } from '@/shared/lib/appError';
import { EMPTY_PROFILE, PROFILE_FIELDS, parseProfile, profilePath } from './profile';
import type { ProfileChange } from './profileChange';

export type SaveProfileResult =
  | { readonly outcome: 'saved' }
  /** The rules refuse it, and nothing was written. */
  | { readonly outcome: 'refused' }
  /** Not saved, or not known to be where `mayHaveArrived`: sending the same change again is safe. */
  | { readonly outcome: 'failed'; readonly error: AppError; readonly mayHaveArrived: boolean };

type Run = (request: FirestoreRequest) => Promise<unknown>;

/** Whether the profile is as the change wanted it, by this change or another. Rejects when the server cannot be asked. */
export async function isProfileSaved({ uid, changes }: ProfileChange, run: Run): Promise<boolean> {
  const stored = (await run({ as: 'storefront', get: profilePath(uid) })) as PlainDocument | null;
  const profile = stored ? parseProfile(stored) : EMPTY_PROFILE;
  return PROFILE_FIELDS.every(field => profile[field] === (changes[field] ?? profile[field]));
}

/** Writes the changed fields over the stored ones, at most once however often it is called. Never rejects. */
export async function saveProfile(change: ProfileChange, run: Run): Promise<SaveProfileResult> {
  const { commandId, uid, email, changes } = change;
  let committing = false;
  try {
    await run({
      as: 'storefront',
      uid,
      transaction: 'saveProfile',
      run: async transaction => {
        const stored = await transaction.get(profilePath(uid));
        if (stored?.data.lastCommandId === commandId) return;
        committing = true;
        const profile = stored ? parseProfile(stored) : EMPTY_PROFILE;
        transaction.set(profilePath(uid), {
          ...profile,
          ...changes,
          email,
          updatedAt: serverTime,
          lastCommandId: commandId,
        });
      },
    });
    return { outcome: 'saved' };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'denied' || error.kind === 'invalid') return { outcome: 'refused' };
    return { outcome: 'failed', error, mayHaveArrived: committing && mayHaveArrived(error) };
  }
}
