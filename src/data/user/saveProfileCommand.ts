// @bundle sending

import { joinAddress } from '@/domain/address/addressFields';
import { type AddressChange, MAX_ADDRESSES } from '@/domain/user/addressBook';
import { PROFILE_FIELDS } from '@/domain/user/profile';
import { type ProfileChange, parseProfileChange } from '@/domain/user/profileChange';
import { type AccountLabels, accountLabels } from '@/i18n/en/account';
import { type AddressLabels, addressLabels } from '@/i18n/en/address';
import { PATHS } from '@/lib/paths';
import { queryFailure } from '@/store/api/queryFailure';
import { selectSession } from '@/store/session/session';
import { defineCommand, failedSend } from '@/sync/outbox/command';
import { renameAccount } from './accountThunks';
import { profileApi } from './profileApi';
import { isProfileSaved } from './saveProfile';

type Field = Pick<AccountLabels['command'], 'field'>;

function bookText(book: AddressChange, { command, labels }: AddressLabels, { field }: Field): string {
  if (book.kind === 'remove') return command.removed;
  if (book.kind === 'makeDefault') return command.madeDefault;
  const { label } = book.address;
  const known: { readonly [label: string]: string } = labels;
  return field(known[label] ?? label, joinAddress(book.address));
}

/** A customer's change of their profile. Its command id is written with it, so that sent again it finds its work done. */
export const saveProfileCommand = defineCommand<ProfileChange, 'full' | null>({
  name: 'saveProfile',
  area: 'storefront',
  idOf: ({ commandId }) => commandId,
  parse: parseProfileChange,
  parseProblem: reason => (reason === 'full' ? reason : null),
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
      case 'full':
        return { kind: 'refused', reason: 'full' };
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
    const addressText = translate(addressLabels);
    const { uid, changes, addressId, book } = parseProfileChange(entry.payload);
    return {
      title: text.command.title,
      details: [
        ...PROFILE_FIELDS.flatMap(field => {
          const value = changes[field];
          if (value === undefined) return [];
          const label = text.personal[field];
          return [value === '' ? text.command.cleared(label) : text.command.field(label, value)];
        }),
        ...(book ? [bookText(book, addressText, text.command)] : []),
      ],
      problem:
        entry.status !== 'failed'
          ? null
          : entry.failure?.reason === 'full'
            ? addressText.book.full(MAX_ADDRESSES)
            : text.personal.refused,
      seenAt: PATHS.profile,
      // A change of the book is made anew where the book is.
      edit: book
        ? null
        : { to: PATHS.profile, state: { uid, draft: changes, addressId, replaces: entry.id } },
    };
  },
});
