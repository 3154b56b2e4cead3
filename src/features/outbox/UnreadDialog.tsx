import { useOutboxLabels } from '@/components/outbox/outboxLabels';
import { UnreadNotice } from '@/components/outbox/UnreadNotice';
import type { OutboxReading } from '@/sync/outbox/useOutboxRead';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';

type Props = {
  readonly reading: OutboxReading;
  readonly readAgain: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Says to whoever signs out before it is known what is unsent that it is being looked for, or cannot be; and what stays here. */
export function UnreadDialog({ reading, readAgain, onLeave, onStay }: Props) {
  const { leaving: labels } = useOutboxLabels();
  const isReading = reading === 'reading';
  return (
    <Dialog role="alertdialog" heading={isReading ? labels.reading : labels.heading} onClose={onStay}>
      <div className="flex flex-col gap-4">
        {!isReading && <UnreadNotice onRetry={readAgain} />}
        <p className="text-ink-soft">{labels.storedHint}</p>
        <Button variant="secondary" onClick={onLeave}>
          {labels.keep}
        </Button>
        <Button variant="quiet" onClick={onStay}>
          {labels.stay}
        </Button>
      </div>
    </Dialog>
  );
}
