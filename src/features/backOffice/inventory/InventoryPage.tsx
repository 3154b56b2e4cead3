import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { RoomHeading } from '@/components/mirror/RoomHeading';
import { RoomReading } from '@/components/mirror/RoomReading';
import type { StockRow } from '@/data/stock/queuedStock';
import { InventoryResults } from '@/features/backOffice/inventory/list/InventoryResults';
import { InventoryToolbar } from '@/features/backOffice/inventory/list/InventoryToolbar';
import { hasStock, searchRows, sortRows } from '@/features/backOffice/inventory/list/inventoryFilters';
import { useInventoryFilters } from '@/features/backOffice/inventory/list/useInventoryFilters';
import { WaitingNotice } from '@/features/backOffice/inventory/list/WaitingNotice';
import {
  INVENTORY_DIALOGS,
  LEDGER_PARAMS,
  NEW_ITEM,
} from '@/features/backOffice/inventory/shared/inventoryAddress';
import { useStockRows } from '@/features/backOffice/inventory/shared/useStockRows';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import { pageOf } from '@/lib/page';
import { useMirror } from '@/sync/mirror/useMirror';
import { Button } from '@/ui/Button';
import { useDialogAddress } from '@/ui/dialog/useDialogAddress';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { ArchiveQuestion } from './ArchiveQuestion';
import { InventoryDialogs } from './InventoryDialogs';
import { useArchiving } from './useArchiving';
import { useSavedWords } from './useSavedWords';

// On most days there is nothing to say.
const SetAsideNotice = lazyPart(() => import('./SetAsideNotice').then(part => part.SetAsideNotice));

/** `/admin/dashboard/inventory`: what is for sale, what there is of it, and where it went (spec §2). */
export function InventoryPage() {
  const text = useLabels(inventoryLabels);
  const asTable = useMediaQuery(TABLET_UP);
  const [filters, changeFilters] = useInventoryFilters();
  const address = useDialogAddress(INVENTORY_DIALOGS, LEDGER_PARAMS);
  const reading = useMirror('inventory');
  const { rows, setAside } = useStockRows();
  const { waitingId, say } = useSavedWords();
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
  useEffect(() => {
    if (hasLeft && document.activeElement === document.body) page.current?.focus();
  }, [hasLeft]);

  const isFiltered = query !== '' || category !== null || stock !== null;

  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <RoomHeading title={text.heading} reading={reading}>
        <Button onClick={() => address.open('add', NEW_ITEM)}>
          <Plus aria-hidden className="size-5" />
          {text.add}
        </Button>
      </RoomHeading>
      <InventoryToolbar filters={filters} counts={complete ? counts : null} onChange={changeFilters} />
      {waitingId !== null && <WaitingNotice commandId={waitingId} />}
      {setAside.length > 0 && <SetAsideNotice setAside={setAside} onOpen={address.open} />}
      <RoomReading reading={reading} loading={text.loading} failed={text.failed} />
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
            setAside={setAside}
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
