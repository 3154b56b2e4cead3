// @bundle on-demand

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { signInWith } from '@/data/user/signInThunks';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { googleSignInLabels } from '@/i18n/en/googleSignIn';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { readFirebaseSettings } from '@/services/firebase/firebaseSettings';
import { fakeGoogleToken, renderGoogleButton } from '@/services/platform/googleIdentity';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/form/TextField';
import { Notice } from '@/ui/Notice';
import { showToast } from '@/ui/toast/toast';
import { DisabledAccount } from './DisabledAccount';
import { type LoginFailure, signInFailure } from './loginRules';

/** Firebase Auth's, where the address has an account and Google does not vouch for it. */
const ELSEWHERE = 'auth/account-exists-with-different-credential';

const backend = () =>
  readFirebaseSettings({ env: import.meta.env, pageUrl: globalThis.location.href }).backend;

type GoogleButtonProps = {
  readonly locale: string;
  readonly onChosen: (googleToken: string) => void;
  readonly onUnreachable: () => void;
};

/** Google's own button; its height is reserved, so that nothing moves when it comes. */
function GoogleButton({ locale, onChosen, onUnreachable }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const chosen = useEffectEvent(onChosen);
  const unreachable = useEffectEvent(onUnreachable);
  useEffect(() => {
    if (!place.current) return;
    renderGoogleButton(place.current, import.meta.env.VITE_GOOGLE_CLIENT_ID, locale, token =>
      chosen(token),
    ).catch(() => unreachable());
  }, [locale]);
  return <div ref={place} className="flex min-h-11 justify-center" />;
}

type FakeGoogleProps = { readonly busy: boolean; readonly onChosen: (googleToken: string) => void };

/** With the local Firebase there is no Google: the account that would be chosen there is typed. */
function FakeGoogle({ busy, onChosen }: FakeGoogleProps) {
  const labels = useLabels(googleSignInLabels);
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && typed.trim()) onChosen(fakeGoogleToken(typed.trim()));
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField label={labels.fakeEmail} value={typed} onChange={event => setTyped(event.target.value)} />
      <Button type="submit" variant="secondary" aria-disabled={busy}>
        {labels.button}
      </Button>
    </form>
  );
}

type Failure = LoginFailure | { readonly kind: 'hasPassword' | 'unreachable' };

type Props = { readonly onSharedDevice: boolean };

/** The other way to sign in, and to make an account, for customers of a shop whose project has it. */
export function GoogleSignIn({ onSharedDevice }: Props) {
  const labels = useLabels(googleSignInLabels);
  const { login } = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const chosen = async (googleToken: string) => {
    setFailure(null);
    setBusy(true);
    const outcome = await dispatch(
      signInWith('storefront', async ({ signInWithGoogle }) => {
        if (!signInWithGoogle) throw new Error('Not a build with Google.');
        return signInWithGoogle(googleToken, onSharedDevice);
      }),
    );
    setBusy(false);
    if (outcome.outcome === 'signedIn') {
      // The session has changed; the page leaves by itself.
      void showToast('success', login.signedIn);
    } else if (outcome.outcome === 'failed' && outcome.error.code === ELSEWHERE)
      setFailure({ kind: 'hasPassword' });
    else setFailure(signInFailure(outcome));
  };

  return (
    <div className="flex flex-col gap-4" aria-busy={busy}>
      <p className="flex items-center gap-3 text-sm text-ink-soft">
        <span className="h-px grow bg-line" />
        {labels.or}
        <span className="h-px grow bg-line" />
      </p>
      {backend() === 'hosted' ? (
        <GoogleButton
          locale={common.language.code}
          onChosen={token => void chosen(token)}
          onUnreachable={() => setFailure({ kind: 'unreachable' })}
        />
      ) : (
        <FakeGoogle busy={busy} onChosen={token => void chosen(token)} />
      )}
      {failure?.kind === 'disabled' ? (
        <DisabledAccount />
      ) : (
        failure && (
          <Notice tone="bad" urgent>
            {failure.kind === 'hasPassword' || failure.kind === 'unreachable'
              ? labels[failure.kind]
              : failure.kind === 'service'
                ? failureText(failure.error, common)
                : login.unexpected}
          </Notice>
        )
      )}
    </div>
  );
}
