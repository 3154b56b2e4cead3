import { useState } from 'react';
import { useCoolDown } from '@/components/session/useCoolDown';
import { resendVerification } from '@/data/user/accountThunks';
import { useAccountText } from '@/i18n/accountText';
import { useCommonText } from '@/i18n/commonText';
import { useCustomerText } from '@/i18n/customerText';
import type { AccountText } from '@/i18n/en/account';
import type { CommonText } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { normalizeEmail } from '@/lib/text/email';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Outcome = Awaited<ReturnType<ReturnType<typeof resendVerification>>>;

type Texts = {
  readonly text: AccountText['verification'];
  readonly common: CommonText;
  readonly wrong: string;
};

function outcomeText(outcome: Outcome, { text, common, wrong }: Texts): string {
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
  const text = useAccountText().verification;
  const common = useCommonText();
  const { failed: wrong } = useCustomerText().login;
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
      <p className="text-ink-soft">{text.hint}</p>
      {outcome && (
        <Notice tone={outcome.outcome === 'failed' ? 'bad' : 'good'}>
          {outcomeText(outcome, { text, common, wrong })}
        </Notice>
      )}
      <Button variant="secondary" disabled={busy || seconds > 0} onClick={resend}>
        {busy ? text.sending : seconds > 0 ? text.again(seconds) : text.resend}
      </Button>
    </div>
  );
}
