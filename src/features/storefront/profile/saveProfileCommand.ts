import { renameAccount } from '@/data/user/accountThunks';
import { isProfileSaved } from '@/data/user/saveProfile';
import { type ProfileChange, parseProfileChange } from '@/domain/user/profileChange';
import { queryFailure } from '@/store/api/queryFailure';
import { selectSession } from '@/store/session/session';
import type { Command } from '@/sync/outbox/command';
import { failedSend } from '@/sync/outbox/sendOutcome';
import { profileApi } from './profileApi';

/** A customer's change of their profile. Its command id is written with it, so that sent again it finds its work done. */
export const saveProfileCommand: Command<ProfileChange> = {
  name: 'saveProfile',
  wing: 'storefront',
  parse: parseProfileChange,
  send: asked => async (dispatch, getState) => {
    const { user } = selectSession(getState(), 'storefront');
    // The account may have had another address when it was asked for.
    const change = user?.id === asked.uid ? { ...asked, email: user.email } : asked;
    const { data: result, error } = await dispatch(
      profileApi.endpoints.updateProfile.initiate(change, { track: false }),
    );
    if (!result) return failedSend(queryFailure(error), true);
    switch (result.outcome) {
      case 'refused':
        return { kind: 'refused', reason: 'denied' };
      case 'failed':
        return failedSend(result.error, result.mayHaveArrived);
      case 'saved': {
        const { name } = change.changes;
        const renaming = name === undefined ? null : await dispatch(renameAccount(change.uid, name));
        // Sent again, it finds the profile saved and goes on from there.
        return renaming ? failedSend(renaming, true) : { kind: 'done' };
      }
    }
  },
  isDone:
    change =>
    (_dispatch, _getState, { firestore }) =>
      isProfileSaved(change, request => firestore.run(request)),
};
