import { useState } from 'react';
import { useCoolDown } from '@/components/session/useCoolDown';
import { resendVerification } from '@/data/user/accountThunks';
import type { AccountLabels } from '@/i18n/en/account';
import { accountLabels } from '@/i18n/en/account';
import type { CommonLabels } from '@/i18n/en/common';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { normalizeEmail } from '@/lib/text/email';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

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

type Props = { readonly email: string; readonly password: string };

/** For somebody whose e-mail is not verified: the link once more, and not again before a mail can have come. */
export function ResendVerification({ email, password }: Props) {
  const labels = useLabels(accountLabels).verification;
  const common = useLabels(commonLabels);
  const { failed: wrong } = useLabels(customerLabels).login;
  const dispatch = useAppDispatch();
  const { seconds, refresh } = useCoolDown('verification');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const resend = async () => {
    setBusy(true);
    setOutcome(null);
    setOutcome(await dispatch(resendVerification(normalizeEmail(email), password)));
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
      <Button variant="secondary" disabled={busy || seconds > 0} onClick={resend}>
        {busy ? labels.sending : seconds > 0 ? labels.again(seconds) : labels.resend}
      </Button>
    </div>
  );
}
