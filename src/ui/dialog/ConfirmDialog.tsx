import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { Dialog } from './Dialog';

type Props = {
  readonly heading: string;
  readonly confirm: string;
  readonly keep: string;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
  readonly busy?: boolean;
  /** What confirming does. */
  readonly children: ReactNode;
};

/** A question before something is given up; leaving it as it is comes first. */
export function ConfirmDialog({ heading, confirm, keep, onConfirm, onKeep, busy = false, children }: Props) {
  return (
    <Dialog role="alertdialog" heading={heading} onClose={onKeep}>
      <div className="flex flex-col gap-3 text-ink-soft">{children}</div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" className="px-4!" onClick={onKeep}>
          {keep}
        </Button>
        <Button variant="danger" className="px-4!" aria-disabled={busy} onClick={() => !busy && onConfirm()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
