import { Suspense, useCallback, useState } from 'react';
import { OnceOutboxRead } from '@/components/outbox/OnceOutboxRead';
import type { BlockedCount } from '@/data/stock/blockedCounts';
import type { FailedStockChange, StockRow } from '@/data/stock/queuedStock';
import { skusOf } from '@/features/backOffice/inventory/item/itemFormRules';
import type {
  InventoryAddress,
  InventoryDialog,
} from '@/features/backOffice/inventory/shared/inventoryAddress';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import type { OpenDialog } from '@/ui/dialog/useDialogAddress';
import { lazyWith } from '@/ui/lazy/lazyWith';
import type { Saved } from './useSavedLabels';

// The list is on screen before anybody opens one.
const ItemDialog = lazyWith(
  () => import('@/features/backOffice/inventory/item/ItemDialog').then(part => part.ItemDialog),
  ({ address, onRetry }) => <DialogNotLoaded onClose={address.close} onRetry={onRetry} />,
);
const AdjustDialog = lazyWith(
  () => import('@/features/backOffice/inventory/adjust/AdjustDialog').then(part => part.AdjustDialog),
  ({ address, onRetry }) => <DialogNotLoaded onClose={address.close} onRetry={onRetry} />,
);
const HistoryDialog = lazyWith(
  () => import('@/features/backOffice/inventory/ledger/HistoryDialog').then(part => part.HistoryDialog),
  ({ onClose, onRetry }) => <DialogNotLoaded onClose={onClose} onRetry={onRetry} />,
);

type Props = {
  readonly rows: readonly StockRow[];
  readonly failed: readonly FailedStockChange[];
  readonly address: InventoryAddress;
  readonly onSaved: (saved: Saved) => void;
  readonly onArchive: (row: StockRow) => void;
};

/** The dialog that the address names. */
export function InventoryDialogs({ address, ...rest }: Props) {
  const { dialog } = address;
  const [toCount, setToCount] = useState<string | null>(null);
  const [unsavedCount, setUnsavedCount] = useState<BlockedCount | null>(null);
  if (!dialog) {
    if (unsavedCount) setUnsavedCount(null);
    return null;
  }
  return (
    <OnceOutboxRead area="back-office">
      <Suspense fallback={null}>
        <OpenItemDialog
          key={`${dialog.name} ${dialog.about}`}
          dialog={dialog}
          address={address}
          counting={toCount === dialog.about}
          onCount={setToCount}
          unsavedCount={unsavedCount}
          onQuestion={setUnsavedCount}
          {...rest}
        />
      </Suspense>
    </OnceOutboxRead>
  );
}

type OpenedProps = Props & {
  readonly dialog: OpenDialog<InventoryDialog>;
  /** The stock is to be counted: its history has asked for that. */
  readonly counting: boolean;
  readonly onCount: (productId: string | null) => void;
  /** The count of the form of a product, which is asked about in the dialog that adjusts its stock. */
  readonly unsavedCount: BlockedCount | null;
  readonly onQuestion: (blocked: BlockedCount | null) => void;
};

function OpenItemDialog(props: OpenedProps) {
  const { dialog, rows, failed, address, counting, onCount, unsavedCount, onQuestion, onSaved, onArchive } =
    props;
  const labels = useLabels(inventoryLabels);
  const { name, about } = dialog;
  const now = rows.find(({ item }) => item.id === about) ?? null;
  // The list may be read again meanwhile; a form keeps to what the person saw.
  const [row] = useState(now);
  const [ofIt] = useState(() => failed.filter(({ change }) => change.productId === about));
  const { close, turnTo } = address;

  const itemSaved = useCallback(
    (label: string, { isNew, waitingId }: { readonly isNew: boolean; readonly waitingId: string | null }) => {
      close();
      onSaved({ kind: isNew ? 'added' : 'saved', label, waitingId });
    },
    [close, onSaved],
  );
  const adjusted = useCallback(
    ({ item }: StockRow, commandId: string, waitingId: string | null) => {
      close();
      onCount(null);
      onQuestion(null);
      onSaved({ kind: 'adjusted', label: itemLabel(item), waitingId, item, commandId });
    },
    [close, onCount, onQuestion, onSaved],
  );
  const asks = useCallback(
    (blocked: BlockedCount) => {
      onQuestion(blocked);
      turnTo('adjust', blocked.change.productId);
    },
    [onQuestion, turnTo],
  );

  if (name === 'add') {
    const creations = ofIt.filter(({ kind }) => kind === 'creation');
    return (
      <ItemDialog
        opened={{ row: null, failed: creations }}
        skus={skusOf(rows, about)}
        address={address}
        onSaved={itemSaved}
        onArchive={onArchive}
        onQuestion={asks}
      />
    );
  }
  if (name === 'history') {
    if (!now) return <AlertDialog message={labels.problems.gone} onClose={close} />;
    return (
      <HistoryDialog
        row={now}
        onCount={() => {
          onCount(about);
          turnTo('adjust', about);
        }}
        onClose={close}
      />
    );
  }
  if (!row) return <AlertDialog message={labels.problems.gone} onClose={close} />;
  if (name === 'adjust') {
    return (
      <AdjustDialog
        row={row}
        now={now ?? row}
        counting={counting}
        unsavedCount={unsavedCount?.change.productId === about ? unsavedCount : null}
        address={address}
        onSaved={adjusted}
      />
    );
  }
  return (
    <ItemDialog
      opened={{ row, failed: ofIt.filter(({ kind }) => kind === 'edit') }}
      skus={skusOf(rows, about)}
      address={address}
      onSaved={itemSaved}
      onArchive={onArchive}
      onQuestion={asks}
    />
  );
}
