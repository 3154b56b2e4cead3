import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CancelCommand } from '@/sync/outbox/cancelCommand';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/Notice';

/** Discards what was saved, and says what the person has to be told of it. `onClose` only where there is nothing to tell. */
export function useDiscarding(entry: CommandRecord, onDiscard: CancelCommand, onClose: () => void) {
  const [state, setState] = useState<'asking' | 'working' | 'cannotAsk' | 'wentThrough'>('asking');
  const discard = async () => {
    if (state === 'working') return;
    setState('working');
    const outcome = await onDiscard(entry);
    if (outcome === 'cannotAsk') setState('cannotAsk');
    else if (outcome === 'doneAfterAll') setState('wentThrough');
    else onClose();
  };
  return { state, discard } as const;
}

type Props = {
  readonly entry: CommandRecord;
  readonly title: string;
  /** Where to see what came of it, should it have gone through. */
  readonly seenAt: string | undefined;
  readonly onDiscard: CancelCommand;
  readonly onClose: () => void;
};

/** Asks before something that was saved is discarded; one that may have arrived is looked for first. */
export function DiscardDialog({ entry, title, seenAt, onDiscard, onClose }: Props) {
  const labels = useOutboxLabels();
  const { state, discard } = useDiscarding(entry, onDiscard, onClose);

  if (state === 'wentThrough') {
    return (
      <Dialog role="alertdialog" heading={title} onClose={onClose}>
        <div className="flex flex-col gap-5">
          <Notice tone="warn" urgent>
            {labels.confirm.wentThrough}
          </Notice>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onClose}>
              {labels.understood}
            </Button>
            {seenAt && (
              <Link to={seenAt} className={buttonClass()}>
                {title}
              </Link>
            )}
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog role="alertdialog" heading={labels.confirm.heading(title)} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">{entry.outcomeUnknown ? labels.confirm.unknown : labels.confirm.body}</p>
        {state === 'cannotAsk' && (
          <Notice tone="warn" urgent>
            {labels.cannotAsk}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {labels.confirm.keep}
          </Button>
          <Button variant="danger" onClick={discard} aria-disabled={state === 'working'}>
            {labels.discard}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
