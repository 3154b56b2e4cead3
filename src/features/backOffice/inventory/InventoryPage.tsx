import { Plus } from 'lucide-react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { StaffPageHeading } from '@/components/mirror/StaffPageHeading';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { StockRow } from '@/data/stock/queuedStock';
import type { StockItem } from '@/domain/stock/stockItem';
import { InventoryResults } from '@/features/backOffice/inventory/list/InventoryResults';
import { InventoryToolbar } from '@/features/backOffice/inventory/list/InventoryToolbar';
import {
  hasStock,
  type InventoryFilters,
  readFilters,
  searchRows,
  sortRows,
  withFilters,
} from '@/features/backOffice/inventory/list/inventoryFilters';
import {
  INVENTORY_DIALOGS,
  LEDGER_PARAMS,
  NEW_ITEM,
} from '@/features/backOffice/inventory/shared/inventoryAddress';
import { itemLabel } from '@/features/backOffice/inventory/shared/stockLabels';
import { useStockRows } from '@/features/backOffice/inventory/shared/useStockRows';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { pageOf } from '@/lib/page';
import { useAppSelector } from '@/store/hooks';
import { useMirror } from '@/sync/mirror/useMirror';
import { selectCommand, selectPause } from '@/sync/outbox/outboxSlice';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useDialogAddress } from '@/ui/dialog/useDialogAddress';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Notice } from '@/ui/Notice';
import { useAddressParams } from '@/ui/useAddressParams';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { InventoryDialogs } from './InventoryDialogs';
import { useArchiving } from './useArchiving';
import { useSavedLabels } from './useSavedLabels';

type ArchiveQuestionProps = {
  readonly item: StockItem;
  readonly onArchive: () => void;
  readonly onKeep: () => void;
};

/** Says what archiving does, before it is done. */
function ArchiveQuestion({ item, onArchive, onKeep }: ArchiveQuestionProps) {
  const { archiving: labels } = useLabels(inventoryLabels);
  return (
    <ConfirmDialog
      heading={labels.heading(itemLabel(item))}
      confirm={labels.confirm}
      keep={labels.keep}
      onConfirm={onArchive}
      onKeep={onKeep}
    >
      <p>{labels.body}</p>
      {item.inStock > 0 && <p className="font-semibold">{labels.stillThere(item.inStock)}</p>}
    </ConfirmDialog>
  );
}

type Props = { readonly commandId: string };

/** Before the server has answered: what is true of a change, and no more. Gone once it has. */
function WaitingNotice({ commandId }: Props) {
  const labels = useLabels(inventoryLabels).queued;
  const owner = useOutboxOwner();
  const status = useAppSelector(state => selectCommand(state, commandId)?.status);
  const pause = useAppSelector(state => selectPause(state, owner));
  if (status !== 'pending' && status !== 'sending') return null;
  return (
    <Notice tone="warn">
      <p className="font-bold">{labels.saved}</p>
      <p>{pause === 'signInNeeded' ? labels.signIn : labels.savedHint}</p>
    </Notice>
  );
}

/**
 * The filters in the address, and how to change them. Searching and filtering replace the entry of the history; turning
 * a page makes one, so that Back turns back.
 */
function useInventoryFilters() {
  const [params, setParams] = useAddressParams();
  const change = useCallback(
    (changed: Partial<InventoryFilters>) =>
      setParams(current => withFilters(current, changed), { replace: changed.page === undefined }),
    [setParams],
  );
  return [readFilters(params), change] as const;
}

// Loaded on demand: on most days there is nothing to report.
const FailedStockNotice = lazyPart(() => import('./FailedStockNotice').then(part => part.FailedStockNotice));

/** `/admin/dashboard/inventory`: what is for sale, what there is of it, and where it went (spec §2). */
export function InventoryPage() {
  const labels = useLabels(inventoryLabels);
  const asTable = useMediaQuery(TABLET_UP);
  const [filters, changeFilters] = useInventoryFilters();
  const address = useDialogAddress(INVENTORY_DIALOGS, LEDGER_PARAMS);
  const reading = useMirror('inventory');
  const { rows, failed } = useStockRows();
  const { waitingId, say } = useSavedLabels();
  const archiving = useArchiving(say);
  const [toArchive, setToArchive] = useState<StockRow | null>(null);
  const { query, category, stock, archived, sort } = filters;
  const page = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { complete } = reading;

  const found = useMemo(
    () => searchRows(rows, { query, category, archived }),
    [rows, query, category, archived],
  );
  const counts = useMemo(
    () => ({
      low: found.filter(({ item }) => hasStock(item, 'low')).length,
      out: found.filter(({ item }) => hasStock(item, 'out')).length,
    }),
    [found],
  );
  const shown = found.filter(({ item }) => stock === null || hasStock(item, stock));

  // What was archived takes its row with it, and the focus that had come back to it.
  const hasLeft = leaving !== null && !shown.some(({ item }) => item.id === leaving);
  useLayoutEffect(() => {
    if (hasLeft && document.activeElement === document.body) page.current?.focus();
  }, [hasLeft]);

  const isFiltered = query !== '' || category !== null || stock !== null;

  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <StaffPageHeading title={labels.heading} reading={reading}>
        <Button onClick={() => address.open('add', NEW_ITEM)}>
          <Plus aria-hidden className="size-5" />
          {labels.add}
        </Button>
      </StaffPageHeading>
      <InventoryToolbar filters={filters} counts={complete ? counts : null} onChange={changeFilters} />
      {waitingId !== null && <WaitingNotice commandId={waitingId} />}
      {failed.length > 0 && <FailedStockNotice failed={failed} onOpen={address.open} />}
      <MirrorProgress reading={reading} loading={labels.loading} failed={labels.failed} />
      {complete && (
        <>
          <InventoryResults
            page={pageOf(sortRows(shown, sort), filters.page)}
            asTable={asTable}
            sort={sort}
            onSort={changed => changeFilters({ sort: changed })}
            onPage={page => changeFilters({ page })}
            onShowAll={isFiltered ? () => changeFilters({ query: '', category: null, stock: null }) : null}
            onOpen={address.open}
            onRestore={row => archiving.setArchived({ row, archived: false })}
          />
          <InventoryDialogs
            rows={rows}
            failed={failed}
            address={address}
            onSaved={say}
            onArchive={setToArchive}
          />
        </>
      )}
      {toArchive && (
        <ArchiveQuestion
          item={toArchive.item}
          onKeep={() => setToArchive(null)}
          onArchive={() => {
            setToArchive(null);
            address.close();
            setLeaving(toArchive.item.id);
            archiving.setArchived({ row: toArchive, archived: true });
          }}
        />
      )}
    </div>
  );
}
