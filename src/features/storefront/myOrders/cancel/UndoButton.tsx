import { Undo2 } from 'lucide-react';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { Button } from '@/ui/Button';
import { useUndo } from './useUndo';

type Props = {
  readonly entry: CommandRecord;
  readonly orderId: string;
  /** The button goes with the answer: the focus needs another place. */
  readonly onUndone: () => void;
};

/** Takes a cancellation back that has not been sent. */
export function UndoButton({ entry, orderId, onUndone }: Props) {
  const text = useLabels(customerLabels).track.cancel;
  const { undo, rests } = useUndo(entry, orderId);
  return (
    <Button variant="secondary" {...rests} onClick={() => void undo().then(onUndone)}>
      <Undo2 aria-hidden className="size-5" />
      {text.undo}
    </Button>
  );
}
