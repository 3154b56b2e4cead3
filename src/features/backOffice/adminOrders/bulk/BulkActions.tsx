import { type RefObject, Suspense, useLayoutEffect, useMemo, useRef } from 'react';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { BatchBar } from '@/features/backOffice/adminOrders/bulk/BatchBar';
import { SelectionBar } from '@/features/backOffice/adminOrders/bulk/SelectionBar';
import { useBulkStatus } from '@/features/backOffice/adminOrders/bulk/useBulkStatus';
import type { DialogAddress } from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { orderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import { useLabels } from '@/i18n/labels';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { lazyWith } from '@/ui/lazy/lazyWith';
import type { Selection } from '@/ui/list/useSelection';

const BulkStatusDialog = lazyWith(
  () => import('@/features/backOffice/adminOrders/bulk/BulkStatusDialog').then(part => part.BulkStatusDialog),
  DialogNotLoaded,
);
const BulkResultsDialog = lazyWith(
  () =>
    import('@/features/backOffice/adminOrders/bulk/BulkResultsDialog').then(part => part.BulkResultsDialog),
  DialogNotLoaded,
);
const ExportDialog = lazyWith(
  () => import('@/features/backOffice/adminOrders/export/ExportDialog').then(part => part.ExportDialog),
  DialogNotLoaded,
);

type Props = {
  readonly orders: readonly Order[];
  /** Those that are found, on every page. */
  readonly shown: readonly Order[];
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly selection: Selection;
  readonly dialog: DialogAddress;
  readonly latestOnly: boolean;
  /** Takes the focus when what had it is gone. */
  readonly fallbackFocus: RefObject<HTMLElement | null>;
};

/** What can be done with several orders at once, and what came of it. */
export function BulkActions(props: Props) {
  const { orders, shown, editsOf, selection, dialog, latestOnly, fallbackFocus } = props;
  const labels = useLabels(orderActionsLabels);
  const { ids } = selection;
  const selected = useMemo(
    () => (ids.size === 0 ? [] : orders.filter(({ id }) => ids.has(id))),
    [orders, ids],
  );
  const bulk = useBulkStatus(editsOf);
  // With nothing selected any more there is nothing to change: what was changed is shown.
  const showsResults = dialog.value === 'results' || (dialog.value === 'status' && selected.length === 0);
  useFocusAfterwards(dialog.value !== null, fallbackFocus);
  return (
    <>
      {ids.size > 0 ? (
        <SelectionBar
          selection={selection}
          shown={shown}
          onOpen={dialog.open}
          onCleared={() => fallbackFocus.current?.focus()}
        />
      ) : (
        <BatchBar
          bulk={bulk}
          onSee={() => dialog.open('results')}
          onUndo={() => {
            bulk.undo?.();
            dialog.open('results');
          }}
        />
      )}
      <Suspense fallback={null}>
        {dialog.value === 'status' && selected.length > 0 && (
          <BulkStatusDialog
            orders={selected}
            onClose={dialog.close}
            onChange={(plan, to) => {
              void bulk.change(plan, to);
              selection.clear();
              dialog.turnTo('results');
            }}
          />
        )}
        {showsResults && bulk.batch && (
          <BulkResultsDialog
            batch={bulk.batch}
            results={bulk.results}
            onUndo={bulk.undo}
            onClose={dialog.close}
          />
        )}
        {(dialog.value === 'export' || dialog.value === 'export-selected') && (
          <ExportDialog
            orders={{ selected, filtered: shown, all: orders }}
            first={dialog.value === 'export' ? 'filtered' : 'selected'}
            latestOnly={latestOnly}
            onClose={dialog.close}
          />
        )}
      </Suspense>
      {showsResults && !bulk.batch && (
        <AlertDialog
          message={dialog.value === 'status' ? labels.status.nothingSelected : labels.results.nothing}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

/** Moves the focus to `fallback` when a dialog closes and the button that opened it no longer exists. */
function useFocusAfterwards(open: boolean, fallback: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body) fallback.current?.focus();
    wasOpen.current = open;
  }, [open, fallback]);
}
