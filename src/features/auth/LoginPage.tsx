import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ForgottenPassword } from '@/components/session/ForgottenPassword';
import { SessionEnded } from '@/components/session/SessionEnded';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';
import type { CommonLabels } from '@/i18n/en/common';
import { commonLabels } from '@/i18n/en/common';
import type { CustomerLabels } from '@/i18n/en/customer';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { prepareSignIn } from '@/store/session/sessionThunks';
import { Button } from '@/ui/Button';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { CheckField } from '@/ui/form/CheckField';
import { PasswordField } from '@/ui/form/PasswordField';
import { TextField } from '@/ui/form/TextField';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Notice } from '@/ui/Notice';
import { Redirect } from '@/ui/Redirect';
import { AccountFrame } from './AccountFrame';
import { DisabledAccount } from './DisabledAccount';
import type { LoginFailure } from './loginRules';
import { orderOfWish } from './orderOfWish';
import { originOf, signInReturnLink, VERIFIED_PARAMETER, wishOfAddress } from './originAfterSignIn';
import { useLogin } from './useLogin';

function failureMessage(failure: LoginFailure, labels: CustomerLabels['login'], common: CommonLabels) {
  switch (failure.kind) {
    case 'credentials':
    case 'unverified':
      return labels.failed;
    case 'emailTaken':
      return labels.emailTaken;
    case 'service':
      return failureText(failure.error, common);
    case 'unexpected':
      return labels.unexpected;
    case 'disabled':
    case 'fields':
      return null;
  }
}

const VerificationWait = lazyPart(() => import('./VerificationWait').then(part => part.VerificationWait));

const ContinuedElsewhere = lazyPart(() => import('./VerificationWait').then(part => part.ContinuedElsewhere));

const VerifiedNotice = lazyPart(() => import('./VerificationWait').then(part => part.VerifiedNotice));

const GoogleSignIn = import.meta.env.VITE_GOOGLE_CLIENT_ID
  ? lazyPart(() => import('./GoogleSignIn').then(part => part.GoogleSignIn))
  : null;

/** Whose sign-in it is, as the page of a mailed link passes it on. */
const emailOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';

/** Spec §2: sign in and create an account, in one screen. */
export function LoginPage() {
  const labels = useLabels(customerLabels).login;
  const common = useLabels(commonLabels);
  const { session } = useAuth();
  const { state, search } = useLocation();
  const wished = wishOfAddress(search);
  const origin = originOf(state, search);
  const verifiedReturnLink = signInReturnLink(origin, search, true);
  const comesVerified = new URLSearchParams(search).has(VERIFIED_PARAMETER);
  const [continuedElsewhere, setContinuedElsewhere] = useState(false);
  // A customer is here only because Order Now was pressed before the app knew them: they are asked nothing.
  const [cameSignedIn, setCameSignedIn] = useState(session.user !== null);
  if (cameSignedIn && session.status === 'signedOut') setCameSignedIn(false);
  const { products } = useAppSelector(selectCatalogueSnapshot);
  // The products may not be loaded yet: after a quick tap, or on another device.
  const { isLoading } = productReads.useListProductsQuery(undefined, { skip: !wished });
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(prepareSignIn('storefront')), [dispatch]);
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin({ email: emailOf(state), returnLink: verifiedReturnLink });
  const { mode, fields, problems, failure, busy, edit, toggleMode, submit } = login;
  // Do not ask again someone who signed up for this order and comes back from the verification mail.
  const asksNothing = cameSignedIn || comesVerified || login.awaited !== null;
  const order = asksNothing ? orderOfWish(wished, products) : null;

  if (session.status === 'signedIn') {
    if (continuedElsewhere) return <ContinuedElsewhere onGoOn={() => setContinuedElsewhere(false)} />;
    if (asksNothing && isLoading && products.length === 0)
      return <FullScreenSpinner label={common.loading} />;
    return order ? (
      <Redirect to={PATHS.order} state={order} />
    ) : (
      <Redirect to={origin.path} state={origin.state} />
    );
  }
  if (cameSignedIn && order) return <FullScreenSpinner label={common.loading} />;

  const isNew = mode === 'signUp';
  const problemOf = (field: keyof typeof fields) => {
    const problem = problems[field];
    return problem && labels[problem];
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setContinuedElsewhere(false);
    const wrong = await submit();
    const first = (['name', 'email', 'password'] as const).find(field => wrong[field]);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLInputElement) input.focus();
  };
  const message = failure && failureMessage(failure, labels, common);

  return (
    <AccountFrame
      title={isNew ? labels.signUpTitle : labels.signInTitle}
      lead={isNew ? labels.signUpLead : labels.signInLead}
    >
      <SessionEnded area="storefront" />
      <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {isNew && (
          <TextField
            label={labels.name}
            name="name"
            autoComplete="name"
            autoFocus
            value={fields.name}
            problem={problemOf('name')}
            onChange={event => edit({ name: event.target.value })}
          />
        )}
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete={isNew ? 'email' : 'username'}
          value={fields.email}
          problem={problemOf('email')}
          onChange={event => edit({ email: event.target.value })}
        />
        <PasswordField
          key={mode}
          label={labels.password}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={fields.password}
          problem={problemOf('password')}
          onChange={event => edit({ password: event.target.value })}
        />
        {!isNew && (
          <CheckField
            label={labels.shared}
            hint={labels.sharedHint}
            checked={login.onSharedDevice}
            onChange={login.setOnSharedDevice}
          />
        )}
        {message && (
          <Notice tone="bad" urgent>
            <p>{message}</p>
            {failure.kind === 'unverified' && <p>{labels.unverified}</p>}
          </Notice>
        )}
        {login.signedUp && (
          <Notice tone="good" urgent>
            <p>{labels.signedUp}</p>
            {login.awaited && <p className="mt-1 font-normal">{labels.signedUpHint}</p>}
          </Notice>
        )}
        {comesVerified && <VerifiedNotice />}
        {failure?.kind === 'disabled' && <DisabledAccount />}
        <Button type="submit" aria-disabled={busy}>
          {busy ? labels.busy : isNew ? labels.signUp : labels.signIn}
        </Button>
      </form>
      {GoogleSignIn && <GoogleSignIn onSharedDevice={login.onSharedDevice} />}
      {login.awaited && (
        <VerificationWait
          {...login.awaited}
          onSharedDevice={login.onSharedDevice}
          returnLink={verifiedReturnLink}
          onLook={setContinuedElsewhere}
          onTimedOut={login.stopWaiting}
        />
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-4">
        {!isNew && (
          <ForgottenPassword
            area="storefront"
            email={fields.email}
            returnLink={signInReturnLink(origin, search)}
          />
        )}
        <Button variant="quiet" className="px-2!" disabled={busy} onClick={toggleMode}>
          {isNew ? labels.toSignIn : labels.toSignUp}
        </Button>
      </div>
    </AccountFrame>
  );
}
