// @bundle sending

import { renameAccount } from '@/data/user/accountThunks';
import { isProfileSaved } from '@/data/user/saveProfile';
import { PROFILE_FIELDS } from '@/domain/user/profile';
import { type ProfileChange, parseProfileChange } from '@/domain/user/profileChange';
import { accountLabels } from '@/i18n/en/account';
import { PATHS } from '@/lib/paths';
import { queryFailure } from '@/store/api/queryFailure';
import { selectSession } from '@/store/session/session';
import { defineCommand, failedSend } from '@/sync/outbox/command';
import { profileApi } from './profileApi';

/** A customer's change of their profile. Its command id is written with it, so that sent again it finds its work done. */
export const saveProfileCommand = defineCommand<ProfileChange, null>({
  name: 'saveProfile',
  area: 'storefront',
  idOf: ({ commandId }) => commandId,
  parse: parseProfileChange,
  parseProblem: () => null,
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
  describe(entry, translate) {
    const text = translate(accountLabels);
    const { uid, changes } = parseProfileChange(entry.payload);
    return {
      title: text.command.title,
      details: PROFILE_FIELDS.flatMap(field => {
        const value = changes[field];
        if (value === undefined) return [];
        const label = text.personal[field];
        return [value === '' ? text.command.cleared(label) : text.command.field(label, value)];
      }),
      problem: entry.status === 'failed' ? text.personal.refused : null,
      seenAt: PATHS.profile,
      edit: { to: PATHS.profile, state: { uid, draft: changes, replaces: entry.id } },
    };
  },
});
