import { useState } from 'react';
import { noteMailSent } from '@/data/user/coolDown';
import { signIn, signUp } from '@/data/user/signInThunks';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { normalizeEmail } from '@/lib/text/email';
import { plainLine } from '@/lib/text/plainText';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/ui/toast/toast';
import {
  checkFields,
  EMPTY_FIELDS,
  type FieldProblems,
  type LoginFailure,
  type LoginFields,
  type LoginMode,
  signInFailure,
  signUpFailure,
} from './loginRules';

type Begun = {
  /** What is known of the email already. */
  readonly email: string;
  /** The address that the verification mail leads back to. */
  readonly returnLink: string;
};

/** The login screen's state. The fields never leave the component: a password must not enter an action. */
export function useLogin({ email: knownEmail, returnLink }: Begun) {
  const labels = useLabels(customerLabels).login;
  const dispatch = useAppDispatch();
  const [mode, setMode] = useState<LoginMode>('signIn');
  const [fields, setFields] = useState<LoginFields>({ ...EMPTY_FIELDS, email: knownEmail });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [signedUp, setSignedUp] = useState(false);
  /** Whose email is not verified yet, though all else is right. */
  const [awaited, setAwaited] = useState<Pick<LoginFields, 'email' | 'password'> | null>(null);
  const [busy, setBusy] = useState(false);
  const [onSharedDevice, setOnSharedDevice] = useState(false);

  function show(next: LoginMode, filled: Partial<LoginFields> = {}): void {
    setMode(next);
    setFields({ ...EMPTY_FIELDS, ...filled });
    setProblems({});
    setFailure(null);
    setSignedUp(false);
    setAwaited(null);
  }

  function tell(failed: LoginFailure): void {
    if (failed.kind === 'fields') {
      setProblems(failed.problems);
      return;
    }
    setFailure(failed);
    if (failed.kind === 'unverified') awaitMail();
    if (failed.kind === 'unexpected') void showToast('error', labels.unexpectedToast);
  }

  const awaitMail = () => setAwaited({ email: normalizeEmail(fields.email), password: fields.password });

  async function attempt(): Promise<LoginFailure | null> {
    const email = normalizeEmail(fields.email);
    if (mode === 'signIn') {
      return signInFailure(await dispatch(signIn('storefront', email, fields.password, onSharedDevice)));
    }
    return signUpFailure(
      await dispatch(signUp({ name: plainLine(fields.name), email, password: fields.password, returnLink })),
    );
  }

  /** Returns the fields that must be put right first. */
  async function submit(): Promise<FieldProblems> {
    const wrong = checkFields(mode, fields);
    setProblems(wrong);
    setFailure(null);
    setSignedUp(false);
    if (busy || Object.keys(wrong).length > 0) return wrong;
    setBusy(true);
    const failed = await attempt();
    setBusy(false);
    if (failed) {
      tell(failed);
      return failed.kind === 'fields' ? failed.problems : {};
    }
    if (mode === 'signIn') {
      // The session has changed; the page leaves by itself.
      void showToast('success', labels.signedIn);
      return {};
    }
    dispatch(noteMailSent('verification'));
    void showToast('success', labels.signedUpToast);
    show('signIn', { email: fields.email, password: fields.password });
    setSignedUp(true);
    awaitMail();
    return {};
  }

  return {
    mode,
    fields,
    problems,
    failure,
    signedUp,
    awaited,
    stopWaiting: () => {
      setAwaited(null);
      setFields(current => ({ ...current, password: '' }));
    },
    busy,
    onSharedDevice,
    setOnSharedDevice,
    edit: (change: Partial<LoginFields>) => {
      setAwaited(null);
      setFields(current => ({ ...current, ...change }));
    },
    toggleMode: () => show(mode === 'signIn' ? 'signUp' : 'signIn'),
    submit,
  };
}
