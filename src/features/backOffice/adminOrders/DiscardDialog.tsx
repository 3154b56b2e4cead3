import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';

type Props = {
  /** What would be lost, where it is not the changes of an order. */
  readonly body?: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asks before what was changed is thrown away. */
export function DiscardDialog({ body, onKeep, onDiscard }: Props) {
  const text = useBackOfficeText().orders.discard;
  return (
    <Dialog role="alertdialog" heading={text.heading} onClose={onKeep}>
      <p className="text-ink-soft">{body ?? text.body}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" className="px-4!" onClick={onKeep}>
          {text.keep}
        </Button>
        <Button variant="danger" className="px-4!" onClick={onDiscard}>
          {text.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
