import { type FormEvent, useRef, useState } from 'react';
import { signIn } from '@/data/user/signInThunks';
import { staffSignInLabels } from '@/i18n/en/backOffice/staffSignIn';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CheckField } from '@/ui/form/CheckField';
import { PasswordField } from '@/ui/form/PasswordField';
import { TextField } from '@/ui/form/TextField';
import { Notice } from '@/ui/Notice';
import { signInFailureText } from './signInFailureRules';

/** The admin that the local backend's seed creates. */
const SEEDED_ADMIN = { email: 'admin@demo.test', password: 'admin-demo-1' };

/**
 * Whether this build can only ever talk to the local backend. Vite puts the values in at build time, so a
 * build for a real project folds this to false and leaves the credentials out of the bundle altogether.
 */
const IS_LOCAL_BUILD =
  import.meta.env.VITE_BACKEND === 'local' ||
  (!import.meta.env.VITE_BACKEND && !import.meta.env.VITE_FIREBASE_PROJECT_ID);

/** What the staff's sign-in form starts with; null wherever real people sign in. */
const demoCredentials = IS_LOCAL_BUILD ? SEEDED_ADMIN : null;

/** Email and password of a member of staff. What was typed stays when signing in fails. */
export function SignInForm() {
  const labels = useLabels(staffSignInLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const emailBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(demoCredentials?.email ?? '');
  const [password, setPassword] = useState(demoCredentials?.password ?? '');
  const [missing, setMissing] = useState({ email: false, password: false });
  const [failure, setFailure] = useState<string | null>(null);
  const [onSharedDevice, setOnSharedDevice] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const lacks = { email: email.trim() === '', password: password === '' };
    setMissing(lacks);
    setFailure(null);
    if (lacks.email || lacks.password) {
      (lacks.email ? emailBox : passwordBox).current?.focus();
      return;
    }
    setBusy(true);
    const result = await dispatch(signIn('back-office', email.trim(), password, onSharedDevice));
    // Signed in, the page sends the person on; until then the form stays as busy as it looks.
    if (result.outcome === 'signedIn') return;
    setBusy(false);
    setFailure(signInFailureText(result, labels.failed, common));
  }

  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-5">
      {failure && (
        <Notice tone="bad" urgent>
          {failure}
        </Notice>
      )}
      <TextField
        ref={emailBox}
        label={labels.email}
        type="email"
        autoComplete="username"
        required
        value={email}
        problem={missing.email ? labels.emailRequired : null}
        onChange={event => setEmail(event.target.value)}
      />
      <PasswordField
        ref={passwordBox}
        label={labels.password}
        autoComplete="current-password"
        required
        value={password}
        problem={missing.password ? labels.passwordRequired : null}
        onChange={event => setPassword(event.target.value)}
      />
      <CheckField
        label={labels.shared}
        hint={labels.sharedHint}
        checked={onSharedDevice}
        onChange={setOnSharedDevice}
      />
      <Button type="submit" aria-disabled={busy}>
        {busy ? labels.busy : labels.submit}
      </Button>
      {demoCredentials && <p className="text-sm text-ink-soft">{labels.demo}</p>}
    </form>
  );
}
