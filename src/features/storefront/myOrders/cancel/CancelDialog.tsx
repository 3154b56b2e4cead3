import { type FormEvent, useState } from 'react';
import { MAX_REASON_LENGTH } from '@/domain/order/cancellation';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Notice } from '@/ui/Notice';
import { cancelProblemText } from './cancelProblemText';
import { CANCEL_REASONS, type CancelReason, toReasonText } from './cancelReason';
import { useCancelling } from './useCancelling';

type Props = {
  readonly orderId: string;
  readonly userId: string;
  readonly onKept: (record: CommandRecord) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before an order is cancelled, and why. What was typed stays, whatever comes of it. */
export function CancelDialog({ orderId, userId, onKept, onDone, onClose }: Props) {
  const customer = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const text = customer.track.cancel;
  const { cancelling, cancel } = useCancelling({ onKept, onDone });
  const [choice, setChoice] = useState<CancelReason | null>(null);
  const [more, setMore] = useState('');
  const cancelReason = toReasonText(choice && text.choices[choice], more);
  const tooLong = cancelReason.length > MAX_REASON_LENGTH;
  const busy = cancelling.kind === 'sending';
  const refused = cancelling.kind === 'refused';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !tooLong) void cancel({ orderId, userId, cancelReason });
  };

  return (
    <Dialog role="alertdialog" heading={text.heading(orderId)} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-soft">{text.body}</p>
        <fieldset>
          <legend className="text-sm font-semibold">{text.reasons}</legend>
          <div className="mt-1 flex flex-col">
            {CANCEL_REASONS.map(reason => (
              <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="cancelReason"
                  className="size-5 shrink-0 accent-brand"
                  checked={choice === reason}
                  onChange={() => setChoice(reason)}
                />
                {text.choices[reason]}
              </label>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label={text.more}
          rows={2}
          value={more}
          problem={tooLong ? text.tooLong : null}
          onChange={event => setMore(event.target.value)}
        />
        {refused && (
          <Notice tone="bad" urgent>
            {text.refused} {cancelProblemText(cancelling.problem, { customer, common })}
          </Notice>
        )}
        {cancelling.kind === 'failed' && (
          <Notice tone="bad" urgent>
            {text.failed} {failureText(cancelling.error, common)}
          </Notice>
        )}
        <DialogActions>
          {/* Side by side on a phone too: both are in sight, whatever stands above them. */}
          <Button variant="secondary" className="grow px-3! sm:grow-0 sm:px-5!" onClick={onClose}>
            {refused ? common.close : text.keep}
          </Button>
          {!refused && (
            <Button type="submit" variant="danger" className="grow px-3! sm:grow-0 sm:px-5!" disabled={busy}>
              {busy ? text.busy : text.confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
