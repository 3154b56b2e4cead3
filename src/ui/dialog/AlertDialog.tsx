import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from './Dialog';

type Props = {
  readonly message: string;
  /** What more there is to know. */
  readonly detail?: string;
  readonly onClose: () => void;
};

/** What the spec calls an alert after an action: one sentence and OK, in the page. */
export function AlertDialog({ message, detail, onClose }: Props) {
  const labels = useLabels(commonLabels);
  return (
    <Dialog role="alertdialog" heading={message} onClose={onClose}>
      {detail && <p className="mb-4 text-ink-soft">{detail}</p>}
      <div className="flex justify-end">
        <Button onClick={onClose} autoFocus>
          {labels.ok}
        </Button>
      </div>
    </Dialog>
  );
}
