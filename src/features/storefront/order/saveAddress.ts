import { saveProfileCommand } from '@/data/user/saveProfileCommand';
import type { AddressFields } from '@/domain/address/addressFields';
import { HOME, OTHER, type SavedAddress } from '@/domain/user/addressBook';
import { selectSession } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { submitCommand } from '@/sync/outbox/submitCommand';

/** Makes the address of an order one of the customer's own. Nobody waits for it: where it fails, the outbox says so. */
export const saveAddress =
  (fields: AddressFields, addresses: readonly SavedAddress[]): AppThunk<void> =>
  (dispatch, getState) => {
    const { user } = selectSession(getState(), 'storefront');
    if (!user) return;
    const commandId = dispatch(newCommandId());
    const label = addresses.some(address => address.label === HOME) ? OTHER : HOME;
    void dispatch(
      submitCommand(saveProfileCommand, {
        uid: user.id,
        payload: {
          ...{ commandId, uid: user.id, email: user.email, changes: {} },
          book: { kind: 'save', address: { ...fields, id: commandId, label }, asDefault: false },
        },
      }),
    );
  };
