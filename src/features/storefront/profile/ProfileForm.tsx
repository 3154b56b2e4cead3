import { type FormEvent, useRef, useState } from 'react';
import { AddressFieldset } from '@/components/address/AddressFieldset';
import { saveProfileCommand } from '@/data/user/saveProfileCommand';
import {
  fieldsOf,
  isAddressField,
  joinAddress,
  mayCorrect,
  NO_ADDRESS,
} from '@/domain/address/addressFields';
import { FIRST_ID } from '@/domain/user/addressBook';
import { changesBetween, type Profile } from '@/domain/user/profile';
import { accountLabels } from '@/i18n/en/account';
import { addressLabels } from '@/i18n/en/address';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { SessionUser } from '@/store/session/session';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { useCommand } from '@/sync/outbox/useCommand';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/TextField';
import { useDraft } from '@/ui/form/useDraft';
import { Notice } from '@/ui/Notice';
import { EmailFields } from './EmailFields';
import { newEmailOf } from './emailRules';
import type { ProfileEntry, ProfileValues } from './profileEntry';
import { type ProfileProblem, profileProblems, toProfile } from './profileRules';
import { useEmailChange } from './useEmailChange';

type Props = {
  readonly user: SessionUser;
  readonly profile: Profile;
  /** What the form goes on from. */
  readonly entry: ProfileEntry;
  /** Must be a stable reference. */
  readonly onTyped: (typed: Partial<ProfileValues>) => void;
  /** A link went to another address of theirs; the rest is not saved yet. */
  readonly onLinkSent: (to: string) => void;
  /** What was refused is in the outbox still: what is saved next takes its place. */
  readonly onStaysRefused: (commandId: string) => void;
  readonly onSaved: () => void;
  readonly onWaiting: () => void;
  readonly onCancel: () => void;
};

/** The profile, to be changed. What was typed stays, whatever comes. */
export function ProfileForm(props: Props) {
  const { user, profile, entry, onTyped, onLinkSent, onStaysRefused, onSaved, onWaiting, onCancel } = props;
  const labels = useLabels(accountLabels).personal;
  const problemTexts = {
    ...useLabels(customerLabels).order.problems,
    ...useLabels(addressLabels).problems,
    nameRequired: labels.nameRequired,
  };
  const common = useLabels(commonLabels);
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(onTyped);
  const [typed, setTyped] = useState<Partial<ProfileValues>>(entry.draft ?? {});
  const [problems, setProblems] = useState<readonly ProfileProblem[]>([]);
  /** The one of them that is announced. */
  const [first, setFirst] = useState<ProfileProblem>();
  const dispatch = useAppDispatch();
  const { state: saving, submit: save } = useCommand(saveProfileCommand, {
    replaces: entry.replaces,
    onDone: onSaved,
    onQueued: onWaiting,
    onRefused: (_problem, { commandId }, stays) => stays && onStaysRefused(commandId),
  });
  const emailChange = useEmailChange(user.id);
  const busy = saving.kind === 'sending' || emailChange.busy;
  /** The address that is being typed: it stays the one, whichever is made the default meanwhile. */
  const [typedId, setTypedId] = useState(entry.addressId);
  const addressId = typedId ?? profile.addresses[0]?.id ?? FIRST_ID;
  const address = profile.addresses.find(({ id }) => id === addressId);
  const values: ProfileValues = {
    ...{ name: profile.name, phone: profile.phone, email: user.email },
    ...(address ? fieldsOf(address) : NO_ADDRESS),
    ...typed,
  };
  const newEmail = newEmailOf(values.email, user.email);

  const edit = (change: Partial<ProfileValues>) => {
    setProblems(problems.filter(({ field }) => !mayCorrect(field, change)));
    if (Object.keys(change).some(isAddressField)) setTypedId(addressId);
    setTyped({ ...typed, ...change });
    draft.changed({ ...typed, ...change });
  };
  const problemOf = (field: ProfileProblem['field']) => {
    const found = problems.find(problem => problem.field === field);
    return {
      problem: found ? problemTexts[found.problem] : null,
      quiet: found !== first,
    };
  };

  const focusOn = (field: string) => {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  };

  /** The rest may still fail: the same form sent again must not ask for the link once more. */
  const linkSent = (to: string) => {
    const { email: _sent, ...rest } = typed;
    onLinkSent(to);
    setTyped(rest);
    draft.changed(rest);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = profileProblems(values);
    const [next] = found;
    const wrongEmail = next?.field !== 'name' && newEmail !== null ? emailChange.check(newEmail) : null;
    setProblems(found);
    setFirst(wrongEmail ? undefined : next);
    const wrong = wrongEmail ?? next;
    if (wrong) return focusOn(wrong.field);
    if (newEmail !== null) {
      const wrong = await emailChange.request(newEmail);
      if (wrong) return wrong !== 'failed' && focusOn(wrong.field);
      linkSent(newEmail);
    }
    const before = { ...profile, address: address ? joinAddress(address) : '' };
    const changes = changesBetween(before, toProfile(values));
    if (Object.keys(changes).length === 0) onCancel();
    else {
      const { id: uid, email } = user;
      const which = changes.address === undefined ? {} : { addressId };
      await save(uid, { commandId: dispatch(newCommandId()), uid, email, changes, ...which });
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onBlur={draft.flush}
      aria-busy={busy}
      className="flex flex-col gap-5"
    >
      <TextField
        label={labels.name}
        name="name"
        autoComplete="name"
        aria-required
        // Asked for by whoever opened the form, so that the focus is not lost with the button.
        autoFocus
        value={values.name}
        {...problemOf('name')}
        onChange={event => edit({ name: event.target.value })}
      />
      <EmailFields
        current={user.email}
        googleOnly={user.googleOnly === true}
        email={values.email}
        changed={newEmail !== null}
        change={emailChange}
        onEdit={email => edit({ email })}
      />
      <TextField
        label={labels.optional(labels.phone)}
        name="phone"
        type="tel"
        autoComplete="tel"
        value={values.phone}
        {...problemOf('phone')}
        onChange={event => edit({ phone: event.target.value })}
      />
      <AddressFieldset
        label={labels.optional(labels.address)}
        values={values}
        required={false}
        told={problemOf}
        onEdit={edit}
      />
      {saving.kind === 'refused' && (
        <Notice tone="bad" urgent>
          {labels.refused}
        </Notice>
      )}
      {saving.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {labels.failed} {failureText(saving.error, common)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={busy}>
          {busy ? labels.saving : labels.save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
