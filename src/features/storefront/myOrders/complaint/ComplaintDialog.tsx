import { type FormEvent, useState } from 'react';
import { COMPLAINT_KINDS, type ComplaintKind } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import { commonLabels } from '@/i18n/en/common';
import { complaintLabels } from '@/i18n/en/complaint';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { plainText } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { useCommand } from '@/sync/outbox/useCommand';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { RadioGroup } from '@/ui/form/RadioGroup';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Notice } from '@/ui/Notice';
import { complainCommand } from './complainCommand';

type Props = {
  readonly orderId: string;
  readonly userId: string;
  /** It is safe, on this device or with the shop. */
  readonly onTold: () => void;
  readonly onClose: () => void;
};

/** Asks what is wrong with an order that came. What was typed stays, whatever comes of it. */
export function ComplaintDialog({ orderId, userId, onTold, onClose }: Props) {
  const labels = useLabels(complaintLabels);
  const common = useLabels(commonLabels);
  const { state, submit } = useCommand(complainCommand, { onSafe: onTold });
  const [kind, setKind] = useState<ComplaintKind | null>(null);
  const [more, setMore] = useState('');
  const [tried, setTried] = useState(false);
  const text = plainText(more);
  const tooLong = text.length > MAX_CHARS.reason;
  const busy = state.kind === 'sending';

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    // To the first choice, which may be out of sight by now.
    if (kind === null) event.currentTarget.querySelector('input')?.focus();
    if (busy || tooLong || kind === null) return;
    void submit(userId, commandId => ({ commandId, orderId, userId, kind, text }));
  };

  return (
    <Dialog heading={labels.heading(orderNumber(orderId))} onClose={onClose}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <p className="text-ink-soft">{labels.body}</p>
        <RadioGroup
          label={labels.kind}
          value={kind}
          options={COMPLAINT_KINDS.map(value => ({ value, label: labels.kinds[value] }))}
          problem={tried && kind === null ? labels.noKind : null}
          onChoose={setKind}
        />
        <TextAreaField
          label={labels.more}
          rows={2}
          value={more}
          problem={tooLong ? labels.tooLong : null}
          onChange={event => setMore(event.target.value)}
        />
        {state.kind === 'refused' && (
          <Notice tone="bad" urgent>
            {labels.refused} {labels.problems[state.problem]}
          </Notice>
        )}
        {state.kind === 'failed' && (
          <Notice tone="bad" urgent>
            {labels.failed} {failureText(state.error, common)}
          </Notice>
        )}
        <DialogActions>
          <Button variant="secondary" className="grow px-3! sm:grow-0 sm:px-5!" onClick={onClose}>
            {state.kind === 'refused' ? common.close : labels.close}
          </Button>
          {state.kind !== 'refused' && (
            <Button type="submit" className="grow px-3! sm:grow-0 sm:px-5!" aria-disabled={busy}>
              {busy ? labels.busy : labels.send}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
