import { useEffect, useState } from 'react';
import { sendNowAsked } from '@/entities/outbox/outboxIntents';
import type { TakeBack } from '@/entities/outbox/takenBack';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { Wing } from '@/services/wing';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useOutboxText } from '@/shared/text/outboxText';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { Notice } from '@/shared/ui/Notice';

type Props = {
  readonly wing: Wing;
  /** What is not sent yet, as it is now. */
  readonly unsent: readonly CommandRecord[];
  readonly onDiscard: TakeBack;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

const isUnderWay = ({ status, tries }: CommandRecord, triesBefore: number): boolean =>
  status === 'sending' || (status === 'pending' && tries <= triesBefore);

/** Asks whoever signs out with unsent work what becomes of it. Nothing is lost without a word. */
export function LeaveDialog({ wing, unsent, onDiscard, onLeave, onStay }: Props) {
  const { leaving: text } = useOutboxText();
  const dispatch = useAppDispatch();
  const [sendingSince, setSendingSince] = useState<{ readonly [id: string]: number } | null>(null);
  const [discarding, setDiscarding] = useState(false);
  const [kept, setKept] = useState(false);
  const sending =
    sendingSince !== null && unsent.some(entry => isUnderWay(entry, sendingSince[entry.id] ?? entry.tries));

  useEffect(() => {
    if (unsent.length === 0) onLeave();
  }, [onLeave, unsent]);

  const sendNow = () => {
    setSendingSince(Object.fromEntries(unsent.map(({ id, tries }) => [id, tries])));
    dispatch(sendNowAsked({ wing }));
  };

  const discardAll = async () => {
    setDiscarding(true);
    const outcomes = [];
    for (const entry of unsent) outcomes.push(await onDiscard(entry));
    setDiscarding(false);
    setKept(outcomes.includes('cannotAsk'));
  };

  const busy = sending || discarding;
  return (
    <Dialog role="alertdialog" heading={text.heading} onClose={onStay}>
      <div className="flex flex-col gap-4">
        <p>{text.body(unsent.length)}</p>
        <p className="text-ink-soft">{text.keepHint}</p>
        {sendingSince && !sending && (
          <Notice tone="warn" urgent>
            {text.stillHere}
          </Notice>
        )}
        {kept && (
          <Notice tone="warn" urgent>
            {text.notDiscarded}
          </Notice>
        )}
        <div className="flex flex-col gap-3">
          <Button onClick={sendNow} disabled={busy}>
            {sending ? text.sending : text.sendNow}
          </Button>
          <Button variant="secondary" onClick={onLeave} disabled={discarding}>
            {text.keep}
          </Button>
          <Button variant="danger" onClick={discardAll} disabled={busy}>
            {text.discard}
          </Button>
          <Button variant="quiet" onClick={onStay}>
            {text.stay}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
