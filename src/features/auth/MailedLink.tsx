// @bundle on-demand

import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ForgottenPassword } from '@/components/session/ForgottenPassword';
import { type LinkOutcome, openMailedLink } from '@/data/user/mailedLinkThunks';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { type MailedLinkLabels, mailedLinkLabels } from '@/i18n/en/mailedLink';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { Button, buttonClass } from '@/ui/Button';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { Notice } from '@/ui/Notice';
import { Redirect } from '@/ui/Redirect';
import { showToast } from '@/ui/toast/toast';
import { AccountFrame } from './AccountFrame';
import { DisabledAccount } from './DisabledAccount';
import { NewPasswordForm } from './NewPasswordForm';
import { parseContinueUrl } from './parseContinueUrl';

type Stage =
  | LinkOutcome
  | { readonly outcome: 'checking' }
  | { readonly outcome: 'passwordChanged'; readonly email: string };

const INCOMPLETE: Stage = { outcome: 'unusable', problem: 'incomplete' };

type Shown = { readonly title: string; readonly lead?: string };

function textsOf(
  stage: Exclude<Stage, { outcome: 'checking' }>,
  labels: MailedLinkLabels,
  newPassword: string,
): Shown {
  switch (stage.outcome) {
    case 'verified':
    case 'changed':
    case 'recovered': {
      const { heading, lead } = labels[stage.outcome];
      return { title: heading, lead: lead(stage.email) };
    }
    case 'askPassword':
      return { title: newPassword, lead: stage.email };
    case 'passwordChanged':
      return { title: labels.password.changed, lead: labels.password.changedLead };
    case 'unusable':
      return stage.problem === 'disabled'
        ? { title: labels.unusable.heading }
        : { title: labels.unusable.heading, lead: labels.unusable[stage.problem] };
    case 'failed':
      return { title: labels.failedHeading };
  }
}

/** What a mailed link opens, wherever that is: it does what the link is for, and leads on to what the person wanted. */
export function MailedLink() {
  const labels = useLabels(mailedLinkLabels);
  const { heading: newPassword } = useLabels(accountLabels).forgotten;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { session } = useAuth();
  const address = new URLSearchParams(useLocation().search);
  const code = address.get('oobCode') ?? '';
  const continueLink = parseContinueUrl(address.get('continueUrl'), globalThis.location.origin);
  const [stage, setStage] = useState<Stage>(code === '' ? INCOMPLETE : { outcome: 'checking' });

  const open = async () => {
    setStage({ outcome: 'checking' });
    setStage(await dispatch(openMailedLink(code)));
  };
  // A code works once, and an effect may run twice.
  const begun = useRef(code === '');
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void open();
  });

  // Where they signed up, another tab has the password still, and signs in with it.
  const [wasOut, setWasOut] = useState(false);
  if (!wasOut && session.status === 'signedOut') setWasOut(true);
  const isTheirs =
    stage.outcome === 'verified'
      ? session.user?.email === stage.email
      : stage.outcome === 'unusable' && wasOut;
  const goesOn = session.status === 'signedIn' && isTheirs;
  const { heading: verified } = labels.verified;
  useEffect(() => {
    if (goesOn) void showToast('success', verified);
  }, [goesOn, verified]);

  if (goesOn) return <Redirect to={continueLink} />;
  if (stage.outcome === 'checking') return <FullScreenSpinner label={labels.checking} />;
  const email = 'email' in stage ? stage.email : '';
  const { title, lead } = textsOf(stage, labels, newPassword);
  const signIn = (
    <Link to={continueLink} state={{ email }} className={buttonClass()}>
      {stage.outcome === 'verified' ? labels.goOn : labels.signIn}
    </Link>
  );
  const forgotten = <ForgottenPassword area="storefront" email={email} returnLink={PATHS.login} />;

  return (
    // A new heading is a new page for screen readers, so mount it again.
    <AccountFrame key={stage.outcome} title={title} lead={lead}>
      {stage.outcome === 'askPassword' && (
        <NewPasswordForm code={code} email={email} continueLink={continueLink} onOutcome={setStage} />
      )}
      {stage.outcome === 'failed' && (
        <>
          <Notice tone="bad" urgent>
            {failureText(stage.error, common)}
          </Notice>
          <Button onClick={open}>{common.retry}</Button>
        </>
      )}
      {stage.outcome === 'recovered' && <Notice tone="warn">{labels.recovered.warning}</Notice>}
      {stage.outcome === 'unusable' && stage.problem === 'disabled' && <DisabledAccount />}
      {stage.outcome !== 'askPassword' && stage.outcome !== 'failed' && signIn}
      {(stage.outcome === 'recovered' || stage.outcome === 'unusable') && (
        <div className="self-center">{forgotten}</div>
      )}
    </AccountFrame>
  );
}
