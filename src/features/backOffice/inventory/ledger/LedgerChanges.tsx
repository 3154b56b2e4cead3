import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { StockItem } from '@/domain/stock/stockItem';
import type { LedgerKind, StockLedger } from '@/domain/stock/stockLedger';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { cancelReasonsLabels } from '@/i18n/en/cancelReasons';
import { useLabels } from '@/i18n/labels';
import { pageOf } from '@/lib/page';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/form/SelectField';
import { Pagination } from '@/ui/list/Pagination';
import { showToast } from '@/ui/toast/toast';
import { useAddressParams } from '@/ui/useAddressParams';
import { LedgerLines } from './LedgerLines';
import { exportLedger } from './ledgerCsv';
import { kindsIn, type LedgerView, readLedgerView, shownLines, withLedgerView } from './ledgerRules';

const EVERY = 'all';

type Props = { readonly item: StockItem; readonly ledger: StockLedger };

/** The lines of a ledger: of every kind or of one, a page at a time, and as a file. */
export function LedgerChanges({ item, ledger }: Props) {
  const inventory = useLabels(inventoryLabels);
  const text = inventory.ledger;
  const reasons = useLabels(cancelReasonsLabels);
  const dispatch = useAppDispatch();
  const [params, setParams] = useAddressParams();
  const { state } = useLocation();
  const top = useRef<HTMLElement>(null);
  const view = readLedgerView(params);
  const lines = shownLines(ledger.lines, view.kind);
  const page = pageOf(lines, view.page);
  // Back leaves the dialog, whatever was looked at in it.
  const change = (changed: Partial<LedgerView>) =>
    setParams(current => withLedgerView(current, changed), { replace: true, state });

  async function save() {
    try {
      await dispatch(exportLedger(item, lines, inventory, reasons));
    } catch {
      await showToast('error', text.exportFailed);
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-48">
          <SelectField<LedgerKind | typeof EVERY>
            label={text.filter}
            value={view.kind ?? EVERY}
            options={[
              { value: EVERY, label: text.everything },
              ...kindsIn(ledger.lines).map(kind => ({ value: kind, label: text.kinds[kind] })),
            ]}
            onChoose={chosen => change({ kind: chosen === EVERY ? null : chosen })}
          />
        </div>
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden className="size-5" />
          {text.export}
        </Button>
      </div>
      {lines.length === 0 ? (
        <p role="status" className="text-ink-soft">
          {text.none}
        </p>
      ) : (
        <section
          ref={top}
          tabIndex={-1}
          aria-label={text.caption}
          className="flex scroll-mt-4 flex-col gap-4 outline-none"
        >
          <LedgerLines lines={page.rows} />
          <Pagination
            label={text.pages}
            summary={text.showing(page.from, page.to, page.total)}
            page={page.number}
            pageCount={page.count}
            text={inventory.pages}
            onPage={number => {
              change({ page: number });
              top.current?.focus({ preventScroll: true });
              top.current?.scrollIntoView({ behavior: 'instant' });
            }}
          />
        </section>
      )}
    </>
  );
}
