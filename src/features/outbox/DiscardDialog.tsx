import { useState } from 'react';
import type { TakeBack } from '@/entities/outbox/takenBack';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useOutboxText } from '@/shared/text/outboxText';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { Notice } from '@/shared/ui/Notice';

type Props = {
  readonly entry: CommandRecord;
  readonly title: string;
  readonly onDiscard: TakeBack;
  readonly onClose: () => void;
};

/** Asks before something that was saved is given up; one that may have arrived is looked for first. */
export function DiscardDialog({ entry, title, onDiscard, onClose }: Props) {
  const text = useOutboxText();
  const [state, setState] = useState<'asking' | 'working' | 'cannotAsk'>('asking');

  const discard = async () => {
    setState('working');
    const outcome = await onDiscard(entry);
    if (outcome === 'cannotAsk') setState('cannotAsk');
    else onClose();
  };

  return (
    <Dialog role="alertdialog" heading={text.confirm.heading(title)} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{entry.outcomeUnknown ? text.confirm.unknown : text.confirm.body}</p>
        {state === 'cannotAsk' && (
          <Notice tone="warn" urgent>
            {text.cannotAsk}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {text.confirm.keep}
          </Button>
          <Button variant="danger" onClick={discard} disabled={state === 'working'}>
            {text.discard}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
