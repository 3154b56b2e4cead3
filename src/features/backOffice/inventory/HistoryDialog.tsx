import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { RoomReading } from '@/entities/replica/RoomReading';
import type { StockRow } from '@/entities/stock/queuedStock';
import type { LedgerKind } from '@/entities/stock/stockLedger';
import { pageOf } from '@/shared/lib/page';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useInventoryText } from '@/shared/text/inventoryText';
import { Button } from '@/shared/ui/Button';
import { Dialog } from '@/shared/ui/Dialog';
import { Notice } from '@/shared/ui/Notice';
import { Pagination } from '@/shared/ui/Pagination';
import { SelectField } from '@/shared/ui/SelectField';
import { showToast } from '@/shared/ui/toast';
import { LedgerCheckNotice } from './LedgerCheckNotice';
import { LedgerLines } from './LedgerLines';
import { exportLedger } from './ledgerCsv';
import { kindsIn, readLedgerView, shownLines, withLedgerView } from './ledgerRules';
import { itemLabel, signedText } from './stockTexts';
import { useLedger } from './useLedger';

const EVERY = 'all';

type Props = {
  /** As the list shows it, with what waits. */
  readonly row: StockRow;
  readonly onCount: () => void;
  readonly onClose: () => void;
};

/** Every change of one product's stock: when, who, how much, what was left, and whether it adds up. */
export function HistoryDialog({ row, onCount, onClose }: Props) {
  const text = useInventoryText();
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const top = useRef<HTMLElement>(null);
  const { item, stored, waiting } = row;
  const { reading, ledger, checking } = useLedger(item.id);
  const view = readLedgerView(params);
  const lines = ledger ? shownLines(ledger.lines, view.kind) : [];
  const page = pageOf(lines, view.page);
  const change = (changed: Parameters<typeof withLedgerView>[1]) =>
    setParams(current => withLedgerView(current, changed), { replace: true, state });
  const kinds = ledger ? kindsIn(ledger.lines) : [];
  const onServer = ledger?.lines.at(-1)?.after ?? item.inStock;

  return (
    <Dialog wide heading={text.ledger.heading(itemLabel(item))} startAtHeading onClose={onClose}>
      <div className="flex flex-col gap-5">
        {!stored && <Notice tone="warn">{text.ledger.unsent}</Notice>}
        {stored && (
          <RoomReading reading={reading} loading={text.ledger.loading} failed={text.ledger.failed} />
        )}
        {ledger && (
          <>
            <p className="text-2xl font-semibold tabular-nums">{text.ledger.now(onServer)}</p>
            {waiting && item.inStock !== onServer && (
              <Notice tone="warn">{text.ledger.waiting(signedText(item.inStock - onServer))}</Notice>
            )}
            <LedgerCheckNotice ledger={ledger} checking={checking} onCount={onCount} />
            <div className="flex flex-wrap items-end justify-between gap-3">
              <div className="min-w-48">
                <SelectField<LedgerKind | typeof EVERY>
                  label={text.ledger.filter}
                  value={view.kind ?? EVERY}
                  options={[
                    { value: EVERY, label: text.ledger.everything },
                    ...kinds.map(kind => ({ value: kind, label: text.ledger.kinds[kind] })),
                  ]}
                  onChoose={chosen => change({ kind: chosen === EVERY ? null : chosen })}
                />
              </div>
              <Button
                variant="secondary"
                onClick={() =>
                  dispatch(exportLedger(item, lines, text)).catch(() =>
                    showToast('error', text.ledger.exportFailed),
                  )
                }
              >
                <Download aria-hidden className="size-5" />
                {text.ledger.export}
              </Button>
            </div>
            {lines.length === 0 ? (
              <p role="status" className="text-ink-soft">
                {text.ledger.none}
              </p>
            ) : (
              <section
                ref={top}
                tabIndex={-1}
                aria-label={text.ledger.caption}
                className="flex flex-col gap-4 outline-none"
              >
                <LedgerLines lines={page.rows} />
                <Pagination
                  label={text.ledger.pages}
                  summary={text.ledger.showing(page.from, page.to, page.total)}
                  page={page.number}
                  pageCount={page.count}
                  text={text.pages}
                  onPage={number => {
                    change({ page: number });
                    top.current?.focus({ preventScroll: true });
                    top.current?.scrollIntoView({ behavior: 'instant' });
                  }}
                />
              </section>
            )}
            {ledger.startsWith !== 0 && (
              <p className="text-sm text-ink-soft">{text.ledger.startsWith(ledger.startsWith)}</p>
            )}
            {ledger.ordersBefore > 0 && (
              <p className="text-sm text-ink-soft">{text.ledger.before(ledger.ordersBefore)}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
