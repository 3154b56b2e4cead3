// @bundle on-demand

import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseNewPassword, type NewPasswordOutcome } from '@/data/user/mailedLinkThunks';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { mailedLinkLabels } from '@/i18n/en/mailedLink';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { PATHS } from '@/lib/paths';
import { MIN_PASSWORD_LENGTH } from '@/lib/text/textLimits';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CheckField } from '@/ui/form/CheckField';
import { PasswordField } from '@/ui/form/PasswordField';
import { Notice } from '@/ui/Notice';
import { showToast } from '@/ui/toast/toast';

type Props = {
  readonly code: string;
  readonly email: string;
  /** The sign-in that the link leads on to. */
  readonly continueLink: string;
  /** It is done, or can never be. */
  readonly onOutcome: (
    outcome:
      | { readonly outcome: 'passwordChanged'; readonly email: string }
      | Extract<NewPasswordOutcome, { readonly outcome: 'unusable' }>,
  ) => void;
};

type Problem = 'nextRequired' | 'tooShort' | 'weak';

/** Asks for the new password of a mailed link, once, and signs a customer in with it. */
export function NewPasswordForm({ code, email, continueLink, onOutcome }: Props) {
  const { security } = useLabels(accountLabels);
  const labels = useLabels(mailedLinkLabels).password;
  const { login } = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [onSharedDevice, setOnSharedDevice] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [busy, setBusy] = useState(false);
  // Staff sign in at their own door.
  const isCustomer = !continueLink.startsWith(PATHS.adminSignIn);

  const refuse = (found: Problem) => {
    setProblem(found);
    field.current?.focus();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem(null);
    setError(null);
    if (password === '') return refuse('nextRequired');
    if (password.length < MIN_PASSWORD_LENGTH) return refuse('tooShort');
    setBusy(true);
    const result = await dispatch(
      chooseNewPassword({ code, email, password }, isCustomer ? onSharedDevice : null),
    );
    setBusy(false);
    switch (result.outcome) {
      case 'signedIn':
        void showToast('success', labels.changed);
        return navigate(continueLink, { replace: true });
      case 'changed':
        return onOutcome({ outcome: 'passwordChanged', email });
      case 'weak':
        return refuse('weak');
      case 'unusable':
        return onOutcome(result);
      case 'failed':
        return setError(result.error);
    }
  };

  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-5">
      {/* For who keeps passwords: whose it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={field}
        label={security.next}
        name="password"
        autoComplete="new-password"
        hint={security.hint}
        value={password}
        problem={problem && security.problems[problem]}
        onChange={event => setPassword(event.target.value)}
      />
      {isCustomer && (
        <CheckField
          label={login.shared}
          hint={login.sharedHint}
          checked={onSharedDevice}
          onChange={setOnSharedDevice}
        />
      )}
      {error && (
        <Notice tone="bad" urgent>
          {failureText(error, common)}
        </Notice>
      )}
      <Button type="submit" aria-disabled={busy}>
        {busy ? security.updating : labels.save}
      </Button>
    </form>
  );
}
