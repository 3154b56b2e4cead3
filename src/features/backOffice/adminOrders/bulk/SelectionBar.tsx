import { X } from 'lucide-react';
import type { Order } from '@/domain/order/order';
import type { ListDialogName } from '@/features/backOffice/adminOrders/shared/addresses/listDialog';
import { orderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import { useLabels } from '@/i18n/labels';
import { ActionBar } from '@/ui/ActionBar';
import { Button } from '@/ui/Button';
import type { Selection } from '@/ui/list/useSelection';

type Props = {
  readonly selection: Selection;
  /** All orders that are found, on this page and the others. */
  readonly shown: readonly Order[];
  readonly onOpen: (dialog: ListDialogName) => void;
  readonly onCleared: () => void;
};

/** How many orders are selected, wherever they are, and what can be done with them. */
export function SelectionBar({ selection, shown, onOpen, onCleared }: Props) {
  const labels = useLabels(orderActionsLabels).bar;
  const { ids } = selection;
  const listed = shown.filter(({ id }) => ids.has(id)).length;
  const elsewhere = ids.size - listed;
  return (
    <ActionBar label={labels.label}>
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-2 md:justify-start">
        <p role="status" className="font-semibold tabular-nums">
          {labels.selected(ids.size)}
          {elsewhere > 0 && (
            <span className="block text-sm font-normal text-ink-soft">{labels.elsewhere(elsewhere)}</span>
          )}
        </p>
        {listed < shown.length && (
          <Button
            variant="quiet"
            className="px-3!"
            onClick={() =>
              selection.select(
                shown.map(({ id }) => id),
                true,
              )
            }
          >
            {labels.selectAll(shown.length)}
          </Button>
        )}
      </div>
      <div className="flex gap-2 max-md:w-full">
        <Button className="px-4! max-md:flex-1" onClick={() => onOpen('status')}>
          {labels.status}
        </Button>
        <Button variant="secondary" className="px-4!" onClick={() => onOpen('export-selected')}>
          {labels.export}
        </Button>
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={labels.clear}
          title={labels.clear}
          onClick={() => {
            selection.clear();
            onCleared();
          }}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
    </ActionBar>
  );
}
