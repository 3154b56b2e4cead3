import { useLayoutEffect, useRef, useState } from 'react';
import { useAddressLabel } from '@/components/address/addressLabel';
import { saveProfileCommand } from '@/data/user/saveProfileCommand';
import { joinAddress } from '@/domain/address/addressFields';
import { type AddressChange, MAX_ADDRESSES, type SavedAddress } from '@/domain/user/addressBook';
import { accountLabels } from '@/i18n/en/account';
import { addressLabels } from '@/i18n/en/address';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { SessionUser } from '@/store/session/session';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { useCommand } from '@/sync/outbox/useCommand';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { Notice } from '@/ui/Notice';
import { AddressForm } from './AddressForm';
import { ProfileSection } from './ProfileSection';
import { useProfile } from './useProfile';
import type { OpenedProfile } from './useProfileEntry';

/** The address in the form: one that is there, a new one, which has its id from when the form opens, or a draft of either. */
type Editing = { readonly id: string; readonly address: Partial<SavedAddress> | null };

type Props = { readonly user: SessionUser; readonly entry: OpenedProfile };

/** A customer's addresses: to add, change and remove, and which of them is the default. */
export function AddressBook({ user, entry }: Props) {
  const text = useLabels(addressLabels);
  const { personal } = useLabels(accountLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const labelOf = useAddressLabel();
  const { profile, loading, readAt } = useProfile(user);
  const { addresses } = profile;
  const { opened, saveAddressDraft, forgetAddressDraft } = entry;
  const [editing, setEditing] = useState<Editing | null>(() => {
    const typed = opened.address;
    return typed?.id === undefined ? null : { id: typed.id, address: typed };
  });
  const [removing, setRemoving] = useState<SavedAddress | null>(null);
  const [saved, setSaved] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(null);
    forgetAddressDraft();
  };
  const close = () => {
    if (editing) leave();
    setSaved(true);
  };
  const { state, submit, reset } = useCommand(saveProfileCommand, {
    onDone: close,
    onQueued: close,
    // To make room the form is left; the outbox has what was typed, and sends it then.
    staysWhenRefused: problem => problem === 'full',
    onRefused: (_problem, _change, stays) => stays && leave(),
  });
  const isOpen = editing !== null;
  const wasOpen = useRef(false);
  const confirmed = useRef(false);
  useLayoutEffect(() => {
    // The form is gone, and the focus with it; or what asked for the question goes with its address. While that is on screen
    // nothing behind it takes the focus.
    if ((wasOpen.current && !isOpen) || (confirmed.current && !removing)) add.current?.focus();
    wasOpen.current = isOpen;
    confirmed.current = false;
  }, [isOpen, removing]);

  const busy = state.kind === 'sending';
  const change = (book: AddressChange) => {
    setSaved(false);
    const { id: uid, email } = user;
    // Always a command of its own: the same change may be meant once more, after another one was made elsewhere.
    void submit(uid, { commandId: dispatch(newCommandId()), uid, email, changes: {}, book });
  };
  const open = (address: SavedAddress | null) => {
    reset();
    setSaved(false);
    setEditing({ id: address?.id ?? dispatch(newCommandId()), address });
  };
  const isKnown = readAt !== null;
  const isFull = addresses.length >= MAX_ADDRESSES;
  const isTold = state.kind === 'refused' && state.problem === 'full';
  return (
    <ProfileSection heading={text.book.heading}>
      <p className="max-w-prose text-ink-soft">
        {loading && common.loading}
        {!loading && !isKnown && text.book.notRead}
        {isKnown && (addresses.length === 0 ? text.book.none : text.book.lead(MAX_ADDRESSES))}
      </p>
      {addresses.length > 0 && (
        <ul className="flex flex-col gap-3">
          {addresses.map((address, at) => {
            const label = labelOf(address.label);
            return (
              <li key={address.id} className="rounded-control border border-line-strong p-4">
                <p className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
                  {label}
                  {at === 0 && (
                    <span className="rounded-full bg-brand-soft px-2.5 py-0.5 text-sm text-brand">
                      {text.choose.isDefault}
                    </span>
                  )}
                </p>
                <p className="mt-0.5 whitespace-pre-line wrap-anywhere text-ink-soft">
                  {joinAddress(address)}
                </p>
                {!isOpen && (
                  <div className="-mx-3 mt-2 -mb-2 flex flex-wrap">
                    <Button
                      variant="quiet"
                      className="px-3!"
                      aria-label={text.book.editOf(label)}
                      onClick={() => open(address)}
                    >
                      {text.book.edit}
                    </Button>
                    {at > 0 && (
                      <Button
                        variant="quiet"
                        className="px-3!"
                        aria-label={text.book.makeDefaultOf(label)}
                        aria-disabled={busy}
                        onClick={() => !busy && change({ kind: 'makeDefault', id: address.id })}
                      >
                        {text.book.makeDefault}
                      </Button>
                    )}
                    <Button
                      variant="quiet"
                      className="px-3!"
                      aria-label={text.book.removeOf(label)}
                      aria-disabled={busy}
                      onClick={() => !busy && setRemoving(address)}
                    >
                      {text.book.remove}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && (
        <AddressForm
          key={editing.id}
          id={editing.id}
          address={editing.address}
          taken={addresses.map(({ label }) => label)}
          busy={busy}
          onSave={asked =>
            change({
              kind: 'save',
              address: { ...asked, id: editing.id },
              asDefault: isKnown && addresses.length === 0,
            })
          }
          onTyped={saveAddressDraft}
          onCancel={leave}
        />
      )}
      {state.kind === 'refused' && (
        <Notice tone="bad" urgent>
          {state.problem === 'full' ? text.book.full(MAX_ADDRESSES) : personal.refused}
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {personal.failed} {failureText(state.error, common)}
        </Notice>
      )}
      {!isOpen && (
        <div className="flex flex-col gap-2">
          {isFull && !isTold && <p className="text-ink-soft">{text.book.full(MAX_ADDRESSES)}</p>}
          <div>
            <Button
              ref={add}
              variant="secondary"
              disabled={loading}
              aria-disabled={isFull}
              onClick={() => !isFull && open(null)}
            >
              {text.book.add}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className={saved ? 'font-medium text-good' : 'sr-only'}>
        {saved && state.kind === 'done' && text.book.saved}
      </p>
      {removing && (
        <ConfirmDialog
          heading={text.book.removeHeading(labelOf(removing.label))}
          confirm={text.book.remove}
          keep={text.book.keepIt}
          onKeep={() => setRemoving(null)}
          onConfirm={() => {
            confirmed.current = true;
            setRemoving(null);
            change({ kind: 'remove', id: removing.id });
          }}
        >
          <p className="whitespace-pre-line wrap-anywhere">{joinAddress(removing)}</p>
          <p>{text.book.removeBody}</p>
        </ConfirmDialog>
      )}
    </ProfileSection>
  );
}
