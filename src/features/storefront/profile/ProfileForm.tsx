import { type FormEvent, useRef, useState } from 'react';
import { changesBetween, type Profile } from '@/entities/user/profile';
import type { SessionUser } from '@/entities/user/sessionUser';
import { useAccountText } from '@/shared/text/accountText';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import { failureText } from '@/shared/text/failureText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { TextAreaField } from '@/shared/ui/TextAreaField';
import { TextField } from '@/shared/ui/TextField';
import type { ProfileEntry } from './profileEntry';
import { type ProfileProblem, toProfile, validateProfile } from './profileRules';
import { useSaveProfile } from './useSaveProfile';

type Props = {
  readonly user: SessionUser;
  readonly profile: Profile;
  /** A change taken back from the outbox: the form goes on from it. */
  readonly entry: ProfileEntry | null;
  readonly onSaved: () => void;
  readonly onWaiting: () => void;
  readonly onCancel: () => void;
};

/** The profile, to be changed. What was typed stays, whatever comes. */
export function ProfileForm({ user, profile, entry, onSaved, onWaiting, onCancel }: Props) {
  const text = useAccountText().personal;
  const problems = { ...useCustomerText().order.problems, nameRequired: text.nameRequired };
  const common = useCommonText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Profile>({ ...profile, ...entry?.draft });
  const [problem, setProblem] = useState<ProfileProblem | null>(null);
  const { saving, save } = useSaveProfile(user, { onSaved, onWaiting });
  const busy = saving.kind === 'saving';

  const edit = (change: Partial<Profile>) => {
    setProblem(null);
    setValues(current => ({ ...current, ...change }));
  };
  const problemOf = (field: keyof Profile) => (problem?.field === field ? problems[problem.problem] : null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validateProfile(values);
    setProblem(found);
    const control = found && form.current?.elements.namedItem(found.field);
    if (control instanceof HTMLElement) control.focus();
    if (found) return;
    const changes = changesBetween(profile, toProfile(values));
    if (Object.keys(changes).length === 0) onCancel();
    else await save(changes, entry?.replaces);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-5">
      <TextField
        label={text.name}
        name="name"
        autoComplete="name"
        aria-required
        // Asked for by whoever opened the form, so that the focus is not lost with the button.
        autoFocus
        value={values.name}
        problem={problemOf('name')}
        onChange={event => edit({ name: event.target.value })}
      />
      <TextField label={text.email} hint={text.emailHint} name="email" value={user.email} readOnly />
      <TextField
        label={text.optional(text.phone)}
        name="phone"
        type="tel"
        autoComplete="tel"
        value={values.phone}
        problem={problemOf('phone')}
        onChange={event => edit({ phone: event.target.value })}
      />
      <TextAreaField
        label={text.optional(text.address)}
        name="address"
        autoComplete="street-address"
        value={values.address}
        problem={problemOf('address')}
        onChange={event => edit({ address: event.target.value })}
      />
      {saving.kind === 'refused' && (
        <Notice tone="bad" urgent>
          {text.refused}
        </Notice>
      )}
      {saving.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {text.failed} {failureText(saving.error, common)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
