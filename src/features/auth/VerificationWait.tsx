// @bundle on-demand

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useCoolDown } from '@/components/session/useCoolDown';
import { resendVerification } from '@/data/user/accountThunks';
import { signIn } from '@/data/user/signInThunks';
import { awaitVerification, notifyEmailVerified } from '@/data/user/verification';
import type { AccountLabels } from '@/i18n/en/account';
import { accountLabels } from '@/i18n/en/account';
import type { CommonLabels } from '@/i18n/en/common';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { showToast } from '@/ui/toast/toast';
import { AccountFrame } from './AccountFrame';

type Outcome = Awaited<ReturnType<ReturnType<typeof resendVerification>>>;

type ResendLabels = {
  readonly text: AccountLabels['verification'];
  readonly common: CommonLabels;
  readonly wrong: string;
};

function outcomeText(outcome: Outcome, { text, common, wrong }: ResendLabels): string {
  switch (outcome.outcome) {
    case 'sent':
      return text.sent;
    case 'verified':
      return text.verified;
    case 'failed':
      return outcome.error.kind === 'denied' ? wrong : failureText(outcome.error, common);
  }
}

type Props = {
  readonly email: string;
  readonly password: string;
  readonly onSharedDevice: boolean;
  /** Called just before signing in. `inOtherTab`: another tab opened the link and goes on with the order. */
  readonly onLook: (inOtherTab: boolean) => void;
  /** The address that the mail leads back to. */
  readonly returnLink: string;
  /** It has taken too long. */
  readonly onTimedOut: () => void;
};

/**
 * For somebody whose email is not verified: signs them in once the mail's link is open, so that the password is not typed
 * again; and offers the link once more, not before a mail can have come.
 */
export function VerificationWait({ email, password, onSharedDevice, returnLink, onLook, onTimedOut }: Props) {
  const labels = useLabels(accountLabels).verification;
  const common = useLabels(commonLabels);
  const { failed: wrong, signedIn } = useLabels(customerLabels).login;
  const dispatch = useAppDispatch();
  const { seconds, refresh } = useCoolDown('verification');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const look = useEffectEvent(async (inOtherTab: boolean) => {
    onLook(inOtherTab);
    const result = await dispatch(signIn('storefront', email, password, onSharedDevice));
    if (result.outcome === 'signedIn') void showToast('success', signedIn);
  });
  const stopWaiting = useEffectEvent(onTimedOut);
  // A layout effect, so that a person who returns from the mail at once is noticed.
  useLayoutEffect(() => dispatch(awaitVerification(look, stopWaiting)), [dispatch]);

  const resend = async () => {
    if (busy || seconds > 0) return;
    setBusy(true);
    setOutcome(null);
    setOutcome(await dispatch(resendVerification(email, password, returnLink)));
    setBusy(false);
    refresh();
  };

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{labels.hint}</p>
      {outcome && (
        <Notice tone={outcome.outcome === 'failed' ? 'bad' : 'good'}>
          {outcomeText(outcome, { text: labels, common, wrong })}
        </Notice>
      )}
      {/* Not `disabled`: a button that is disabled under the focus loses it. */}
      <Button variant="secondary" aria-disabled={busy || seconds > 0} onClick={resend}>
        {busy ? labels.sending : seconds > 0 ? labels.again(seconds) : labels.resend}
      </Button>
    </div>
  );
}

type ElsewhereProps = { readonly onGoOn: () => void };

/** In the tab that waited, once the tab of the mail's link has gone on: two order forms would be two orders. */
export function ContinuedElsewhere({ onGoOn }: ElsewhereProps) {
  const { elsewhere } = useLabels(accountLabels).verification;
  return (
    <AccountFrame title={elsewhere.heading} lead={elsewhere.lead}>
      <Button variant="secondary" onClick={onGoOn}>
        {elsewhere.goOn}
      </Button>
    </AccountFrame>
  );
}

/** For who opened the mail's link elsewhere than on our own page, which then led here: the tab that waits is told. */
export function VerifiedNotice() {
  const { verified } = useLabels(accountLabels).verification;
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(notifyEmailVerified()), [dispatch]);
  return <Notice tone="good">{verified}</Notice>;
}
