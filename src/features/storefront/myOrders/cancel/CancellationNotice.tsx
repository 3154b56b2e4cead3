import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { orderNumber } from '@/domain/order/orderNumber';
import { commonLabels } from '@/i18n/en/common';
import type { CustomerLabels } from '@/i18n/en/customer';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { CancellationState } from './cancellationState';
import { cancelProblemText } from './cancelProblemText';
import { useUndo } from './useUndo';

type UndoButtonProps = {
  readonly entry: CommandRecord;
  readonly orderId: string;
  /** The button goes with the answer: the focus needs another place. */
  readonly onUndone: () => void;
};

/** Takes a cancellation back that has not been sent. */
function UndoButton({ entry, orderId, onUndone }: UndoButtonProps) {
  const labels = useLabels(customerLabels).track.cancel;
  const { undo, rests } = useUndo(entry, orderId);
  return (
    <Button variant="secondary" {...rests} onClick={() => void undo().then(onUndone)}>
      <Undo2 aria-hidden className="size-5" />
      {labels.undo}
    </Button>
  );
}

type Props = {
  readonly orderId: string;
  readonly state: CancellationState;
  /** What was pressed is gone: the focus needs another place. */
  readonly onAnswered: () => void;
};

function noticeText(
  kind: 'undoable' | 'sending' | 'waiting',
  orderId: string,
  labels: CustomerLabels['track']['cancel'],
): string {
  switch (kind) {
    case 'undoable':
      return labels.undoable(orderNumber(orderId));
    case 'sending':
      return labels.sending;
    case 'waiting':
      return labels.saved;
  }
}

/** What became of a cancellation so far, on the card of its order. */
export function CancellationNotice({ orderId, state, onAnswered }: Props) {
  const customer = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const text = customer.track.cancel;
  switch (state?.kind) {
    case undefined:
      return null;
    case 'done':
      return <Notice tone="good">{text.done(orderNumber(orderId))}</Notice>;
    // One and the same element: a try that comes and goes must not take what is in it from under a finger.
    case 'undoable':
    case 'sending':
    case 'waiting':
      return (
        <Notice tone="warn">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>{noticeText(state.kind, orderId, text)}</p>
            {'entry' in state && <UndoButton entry={state.entry} orderId={orderId} onUndone={onAnswered} />}
            {state.kind !== 'undoable' && (
              <Link
                to={PATHS.outbox}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {customer.track.toOutbox}
              </Link>
            )}
          </div>
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad" urgent>
          <p>
            {text.refused} {cancelProblemText(state.problem, { customer, common })}
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void dispatch(discardCommand(state.entry)).then(onAnswered)}
          >
            {text.understood}
          </Button>
        </Notice>
      );
  }
}
