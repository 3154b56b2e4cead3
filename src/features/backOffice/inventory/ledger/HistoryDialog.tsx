import { HistoryOfProduct } from '@/components/history/ChangeHistory';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import type { StockRow } from '@/data/stock/queuedStock';
import type { StockLedger } from '@/domain/stock/stockLedger';
import { dateTimeText, itemLabel, signedText } from '@/features/backOffice/inventory/shared/stockLabels';
import { type InventoryLabels, inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { Notice } from '@/ui/Notice';
import { LedgerChanges } from './LedgerChanges';
import { useLedger } from './useLedger';

type LedgerCheckNoticeProps = {
  readonly ledger: StockLedger;
  /** What it says is being looked into. */
  readonly checking: boolean;
  readonly onCount: () => void;
};

function unexplainedText(came: number, went: number, { ledger: { unexplained } }: InventoryLabels): string {
  if (went === 0) return unexplained.came(came);
  return came === 0 ? unexplained.went(went) : unexplained.both(came, went);
}

/** Whether a ledger leads to today's stock, and what to do where it does not. */
function LedgerCheckNotice({ ledger: { lines, check }, checking, onCount }: LedgerCheckNoticeProps) {
  const inventory = useLabels(inventoryLabels);
  const text = inventory.ledger;
  const common = useLabels(commonLabels);
  if (checking) return <Notice tone="info">{text.checking}</Notice>;
  if (check.kind === 'addsUp') {
    return (
      <Notice tone="good">
        {check.since === null
          ? text.addsUpUndated(lines.length)
          : text.addsUp(lines.length, dateTimeText(check.since, common))}
      </Notice>
    );
  }
  return (
    <Notice tone={check.kind === 'unexplained' ? 'bad' : 'info'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-60 flex-1">
          {check.kind === 'unexplained' ? (
            <>
              <p className="font-bold">{unexplainedText(check.came, check.went, inventory)}</p>
              <p>{text.why}</p>
            </>
          ) : (
            <p>{text.neverCounted}</p>
          )}
        </div>
        <Button variant="secondary" className="px-4!" onClick={onCount}>
          {text.count}
        </Button>
      </div>
    </Notice>
  );
}

type Props = {
  /** As the list shows it, with what waits. */
  readonly row: StockRow;
  readonly onCount: () => void;
  readonly onClose: () => void;
};

/** Every change of one product's stock: when, who, how much, what was left, and whether it adds up. */
export function HistoryDialog({ row, onCount, onClose }: Props) {
  const labels = useLabels(inventoryLabels);
  const common = useLabels(commonLabels);
  const { item, stored, waiting } = row;
  const { reading, ledger, inStock, checking } = useLedger(item.id);
  return (
    <Dialog wide heading={labels.ledger.heading(itemLabel(item))} startAtHeading onClose={onClose}>
      <div className="flex flex-col gap-5">
        {stored ? (
          <MirrorProgress reading={reading} loading={labels.ledger.loading} failed={labels.ledger.failed} />
        ) : (
          <Notice tone="warn">{labels.ledger.unsent}</Notice>
        )}
        {ledger && (
          <>
            <p className="text-2xl font-semibold tabular-nums">{labels.ledger.now(inStock)}</p>
            {waiting && item.inStock !== inStock && (
              <Notice tone="warn">{labels.ledger.waiting(signedText(item.inStock - inStock))}</Notice>
            )}
            <LedgerCheckNotice ledger={ledger} checking={checking} onCount={onCount} />
            {ledger.lines.length > 0 && <LedgerChanges item={item} ledger={ledger} />}
            {ledger.startsWith !== 0 && (
              <p className="text-sm text-ink-soft">{labels.ledger.startsWith(ledger.startsWith)}</p>
            )}
            {ledger.ordersBefore > 0 && (
              <p className="text-sm text-ink-soft">{labels.ledger.before(ledger.ordersBefore)}</p>
            )}
          </>
        )}
        {ledger && <HistoryOfProduct id={item.id} />}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
