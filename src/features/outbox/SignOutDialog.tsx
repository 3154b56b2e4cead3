import { useEffect, useState } from 'react';
import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import type { CancelCommand } from '@/sync/outbox/cancelCommand';
import { sendNowAsked } from '@/sync/outbox/outboxIntents';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/Notice';

type Props = {
  /** What is not sent yet, as it is now. */
  readonly unsent: readonly CommandRecord[];
  readonly onDiscard: CancelCommand;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

const isUnderWay = ({ status, begun = 0 }: CommandRecord, begunBefore: number): boolean =>
  status === 'sending' || (status === 'pending' && begun <= begunBefore);

/** Asks whoever signs out with unsent work what becomes of it. Nothing is lost without a word. */
export function SignOutDialog({ unsent, onDiscard, onLeave, onStay }: Props) {
  const { leaving: labels, understood } = useOutboxLabels();
  const dispatch = useAppDispatch();
  const [sendingSince, setSendingSince] = useState<{ readonly [id: string]: number } | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const [staysHere, setStaysHere] = useState(false);
  const [wentThrough, setWentThrough] = useState(false);
  const sending =
    sendingSince !== null &&
    unsent.some(entry => isUnderWay(entry, sendingSince[entry.id] ?? entry.begun ?? 0));

  useEffect(() => {
    if (unsent.length === 0 && !discarding && !wentThrough) onLeave();
  }, [onLeave, unsent, discarding, wentThrough]);

  const sendNow = () => {
    setSendingSince(Object.fromEntries(unsent.map(({ id, begun = 0 }) => [id, begun])));
    dispatch(sendNowAsked());
  };

  const discardAll = async () => {
    setDiscarding(true);
    const outcomes = [];
    for (const entry of unsent) outcomes.push(await onDiscard(entry));
    setDiscarding(false);
    setStaysHere(outcomes.includes('cannotAsk'));
    setWentThrough(outcomes.includes('doneAfterAll'));
  };

  const busy = sending || discarding;
  return (
    <Dialog role="alertdialog" heading={labels.heading} onClose={onStay}>
      <div className="flex flex-col gap-4">
        {unsent.length > 0 && (
          <>
            <p>{labels.body(unsent.length)}</p>
            <p className="text-ink-soft">{labels.storedHint}</p>
          </>
        )}
        {sendingSince && !sending && (
          <Notice tone="warn" urgent>
            {labels.stillHere}
          </Notice>
        )}
        {wentThrough && (
          <Notice tone="warn" urgent>
            {labels.wentThrough}
          </Notice>
        )}
        {staysHere && (
          <Notice tone="warn" urgent>
            {labels.notDiscarded}
          </Notice>
        )}
        <div className="flex flex-col gap-3">
          {unsent.length === 0 ? (
            <Button onClick={onLeave}>{understood}</Button>
          ) : (
            <>
              <Button onClick={() => !busy && sendNow()} aria-disabled={busy}>
                {sending ? labels.sending : labels.sendNow}
              </Button>
              <Button variant="secondary" onClick={onLeave} disabled={discarding}>
                {labels.keep}
              </Button>
              <Button variant="danger" onClick={() => !busy && discardAll()} aria-disabled={busy}>
                {labels.discard}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={onStay}>
            {labels.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
