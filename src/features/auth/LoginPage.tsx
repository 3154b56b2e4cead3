import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BottleArt } from '@/components/product/BottleArt';
import { ForgottenPassword } from '@/components/session/ForgottenPassword';
import { SessionEnded } from '@/components/session/SessionEnded';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import type { CommonLabels } from '@/i18n/en/common';
import { commonLabels } from '@/i18n/en/common';
import type { CustomerLabels } from '@/i18n/en/customer';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { expectSignIn } from '@/store/session/sessionThunks';
import { Button } from '@/ui/Button';
import { DawnScene } from '@/ui/DawnScene';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { CheckField } from '@/ui/form/CheckField';
import { PasswordField } from '@/ui/form/PasswordField';
import { TextField } from '@/ui/form/TextField';
import { ArrowIcon } from '@/ui/icons';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { Redirect } from '@/ui/Redirect';
import { DisabledAccount } from './DisabledAccount';
import type { LoginFailure } from './loginRules';
import { orderOfWish } from './orderOfWish';
import { originOf, wishOfAddress } from './originAfterSignIn';
import { ResendVerification } from './ResendVerification';
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

/** Spec §2: sign in and create an account, in one screen. */
export function LoginPage() {
  const labels = useLabels(customerLabels).login;
  const common = useLabels(commonLabels);
  const { session } = useAuth();
  const { state, search } = useLocation();
  const wished = wishOfAddress(search);
  const origin = originOf(state ?? wished);
  // A customer is here only because Order Now was pressed before the app knew them: they are asked nothing.
  const [cameSignedIn, setCameSignedIn] = useState(session.user !== null);
  if (cameSignedIn && session.status === 'signedOut') setCameSignedIn(false);
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const order = cameSignedIn ? orderOfWish(wished, products) : null;
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(expectSignIn('storefront')), [dispatch]);
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin();
  const { mode, fields, problems, failure, dialog, busy, edit, toggleMode, closeDialog, submit } = login;

  if (order && session.status === 'signedIn') return <Redirect to={PATHS.order} state={order} />;
  if (order) return <FullScreenSpinner label={common.loading} />;
  if (session.status === 'signedIn') return <Redirect to={origin.path} state={origin.state} />;

  const isNew = mode === 'signUp';
  const problemOf = (field: keyof typeof fields) => {
    const problem = problems[field];
    return problem && labels[problem];
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit();
    const first = (['name', 'email', 'password'] as const).find(field => wrong[field]);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLInputElement) input.focus();
  };
  const message = failure && failureMessage(failure, labels, common);

  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.1fr]">
      <div
        aria-hidden
        className="relative hidden overflow-hidden bg-linear-to-b from-sky to-sky-low lg:block"
      >
        <DawnScene className="absolute bottom-0 left-0 h-3/5 w-full" />
        <BottleArt size="1L" category="premium" className="absolute right-[34%] bottom-[3%] h-[56%]" />
        <BottleArt size="330ml" category="compact" className="absolute right-[14%] bottom-[1%] h-1/2" />
      </div>
      <main className="relative isolate flex flex-col overflow-hidden px-4 pt-6 pb-48 sm:px-8 lg:pb-6">
        <DawnScene className="absolute bottom-0 left-0 -z-10 h-44 w-full lg:hidden" />
        <Link
          to={PATHS.landing}
          className="inline-flex min-h-11 w-fit items-center gap-2 font-medium text-brand underline-offset-4 hover:underline"
        >
          <ArrowIcon className="size-5 rotate-180" />
          {labels.home}
        </Link>
        <div className="m-auto flex w-full max-w-md flex-col gap-6 py-8">
          <div>
            <PageHeading title={isNew ? labels.signUpTitle : labels.signInTitle} className="text-title" />
            <p className="mt-2 text-ink-soft">{isNew ? labels.signUpLead : labels.signInLead}</p>
          </div>
          <SessionEnded area="storefront" />
          <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
            {isNew && (
              <TextField
                label={labels.name}
                name="name"
                autoComplete="name"
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
                {message}
              </Notice>
            )}
            {failure?.kind === 'disabled' && <DisabledAccount />}
            <Button type="submit" disabled={busy}>
              {busy ? labels.busy : isNew ? labels.signUp : labels.signIn}
            </Button>
          </form>
          {failure?.kind === 'unverified' && (
            <ResendVerification email={fields.email} password={fields.password} />
          )}
          <div className="flex flex-wrap items-center justify-center gap-x-4">
            {!isNew && <ForgottenPassword area="storefront" email={fields.email} />}
            <Button variant="quiet" className="px-2!" disabled={busy} onClick={toggleMode}>
              {isNew ? labels.toSignIn : labels.toSignUp}
            </Button>
          </div>
        </div>
      </main>
      {dialog && <AlertDialog message={labels[dialog]} onClose={closeDialog} />}
    </div>
  );
}
