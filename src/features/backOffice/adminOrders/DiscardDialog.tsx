import { useBackOfficeText } from '@/shared/text/backOfficeText';
import type { BackOfficeText } from '@/shared/text/en/backOffice';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';

type Props = {
  /** What is asked, where it is not about the changes of an order. */
  readonly text?: BackOfficeText['orders']['discard'];
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
};

/** Asks before what was changed is thrown away. */
export function DiscardDialog({ text: asked, onKeep, onDiscard }: Props) {
  const { discard } = useBackOfficeText().orders;
  const text = asked ?? discard;
  return (
    <Dialog role="alertdialog" heading={text.heading} onClose={onKeep}>
      <p className="text-ink-soft">{text.body}</p>
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
