import { type FormEvent, useRef, useState } from 'react';
import { CANCEL_REASONS } from '@/components/order/reasonText';
import { type Cancellation, type CancelProblem, MAX_REASON_LENGTH } from '@/domain/order/cancellation';
import { orderNumber } from '@/domain/order/orderNumber';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { UNDO_MS } from '@/lib/retryPolicy';
import { plainText } from '@/lib/text/plainText';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { type SentDirectly, type Submitted, submitCommand } from '@/sync/outbox/submitCommand';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { RadioGroup } from '@/ui/form/RadioGroup';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { Notice } from '@/ui/Notice';
import { cancelOrderCommand } from './cancelOrderCommand';
import { cancelProblemText } from './cancelProblemText';

type Cancelling =
  | { readonly kind: 'asking' | 'sending' }
  | Exclude<SentDirectly<CancelProblem>, { kind: 'done' }>;

/** It is not sent before the time to undo it is over: the rules know no way back from a cancellation. */
const submit =
  (payload: Cancellation): AppThunk<Promise<Submitted<CancelProblem>>> =>
  (dispatch, _getState, { clock }) =>
    dispatch(
      submitCommand(cancelOrderCommand, {
        ...{ uid: payload.userId, payload },
        notBefore: clock.now() + UNDO_MS,
      }),
    );

type Options = {
  /** The wish is safe on this device. */
  readonly onStays: (record: CommandRecord) => void;
  /** The server has cancelled it. */
  readonly onDone: () => void;
};

/** Cancels an order. Where the device cannot save the wish, there is no time to undo it: it is sent at once. */
function useCancelling({ onStays, onDone }: Options) {
  const dispatch = useAppDispatch();
  // Made once for each time the question is asked: pressing twice is one wish.
  const drawn = useRef<string>(undefined);
  const [cancelling, setCancelling] = useState<Cancelling>({ kind: 'asking' });

  async function cancel(wish: Omit<Cancellation, 'commandId'>): Promise<void> {
    drawn.current ??= dispatch(newCommandId());
    setCancelling({ kind: 'sending' });
    const submitted = await dispatch(submit({ ...wish, commandId: drawn.current }));
    if (submitted.kind === 'queued') onStays(submitted.record);
    else if (submitted.kind === 'done') onDone();
    else setCancelling(submitted);
  }

  return { cancelling, cancel };
}

type CancelReason = (typeof CANCEL_REASONS)[number];

/** The reason as it is stored: the choice in its English words, by which every reader's language knows it, and what was typed. Empty where neither was given. */
export function toReasonText(choice: string | null, more: string): string {
  return [choice, plainText(more)].filter(Boolean).join(': ');
}

type Props = {
  readonly orderId: string;
  readonly userId: string;
  readonly onStays: (record: CommandRecord) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before an order is cancelled, and why. What was typed stays, whatever comes of it. */
export function CancelDialog({ orderId, userId, onStays, onDone, onClose }: Props) {
  const customer = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const reasons = useLabels(cancelReasonsLabels);
  const text = customer.track.cancel;
  const { cancelling, cancel } = useCancelling({ onStays, onDone });
  const [choice, setChoice] = useState<CancelReason | null>(null);
  const [more, setMore] = useState('');
  const cancelReason = toReasonText(choice && cancelReasonsLabels[choice], more);
  const tooLong = cancelReason.length > MAX_REASON_LENGTH;
  const busy = cancelling.kind === 'sending';
  const refused = cancelling.kind === 'refused';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !tooLong) void cancel({ orderId, userId, cancelReason });
  };

  return (
    <Dialog role="alertdialog" heading={text.heading(orderNumber(orderId))} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-soft">{text.body}</p>
        <RadioGroup
          label={text.reasons}
          value={choice}
          options={CANCEL_REASONS.map(reason => ({ value: reason, label: reasons[reason] }))}
          onChoose={setChoice}
        />
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
            <Button
              type="submit"
              variant="danger"
              className="grow px-3! sm:grow-0 sm:px-5!"
              aria-disabled={busy}
            >
              {busy ? text.busy : text.confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
