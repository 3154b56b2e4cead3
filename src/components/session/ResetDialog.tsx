// @bundle reset

import { type FormEvent, useRef, useState } from 'react';
import { type MailOutcome, requestPasswordReset } from '@/data/user/accountThunks';
import { accountLabels } from '@/i18n/en/account';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { Area } from '@/lib/area';
import { isEmail, normalizeEmail } from '@/lib/text/email';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { TextField } from '@/ui/form/TextField';
import { Notice } from '@/ui/Notice';
import { useCoolDown } from './useCoolDown';

type Props = {
  readonly area: Area;
  readonly email: string;
  readonly returnLink: string;
  readonly onClose: () => void;
};

/** Asks for the mail with which a new password can be chosen. Its answer tells nobody whether there is an account. */
export function ResetDialog({ area, email, returnLink, onClose }: Props) {
  const labels = useLabels(accountLabels).forgotten;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const { seconds, refresh } = useCoolDown('reset');
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(email);
  const [invalid, setInvalid] = useState(false);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<MailOutcome | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || seconds > 0) return;
    const address = normalizeEmail(entered);
    setInvalid(!isEmail(address));
    setResult(null);
    if (!isEmail(address)) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    setResult(await dispatch(requestPasswordReset(area, address, returnLink)));
    setBusy(false);
    refresh();
  };

  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      <form noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-4">
        <p className="text-ink-soft">{labels.lead}</p>
        <TextField
          ref={field}
          label={labels.email}
          name="email"
          type="email"
          autoComplete="username"
          autoFocus
          value={entered}
          problem={invalid ? labels.emailInvalid : null}
          onChange={event => setEntered(event.target.value)}
        />
        {result?.outcome === 'sent' && <Notice tone="good">{labels.sent}</Notice>}
        {result?.outcome === 'failed' && (
          <Notice tone="bad" urgent>
            {failureText(result.error, common)}
          </Notice>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {labels.close}
          </Button>
          {/* Not `disabled`: a button that is disabled under the focus loses it. */}
          <Button type="submit" aria-disabled={busy || seconds > 0}>
            {busy ? labels.sending : seconds > 0 ? labels.again(seconds) : labels.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
