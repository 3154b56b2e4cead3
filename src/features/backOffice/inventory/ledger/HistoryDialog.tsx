import { RoomReading } from '@/components/mirror/RoomReading';
import type { StockRow } from '@/data/stock/queuedStock';
import { itemLabel, signedText } from '@/features/backOffice/inventory/shared/stockTexts';
import { commonLabels } from '@/i18n/en/common';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { Notice } from '@/ui/Notice';
import { LedgerChanges } from './LedgerChanges';
import { LedgerCheckNotice } from './LedgerCheckNotice';
import { useLedger } from './useLedger';

type Props = {
  /** As the list shows it, with what waits. */
  readonly row: StockRow;
  readonly onCount: () => void;
  readonly onClose: () => void;
};

/** Every change of one product's stock: when, who, how much, what was left, and whether it adds up. */
export function HistoryDialog({ row, onCount, onClose }: Props) {
  const text = useLabels(inventoryLabels);
  const common = useLabels(commonLabels);
  const { item, stored, waiting } = row;
  const { reading, ledger, inStock, checking } = useLedger(item.id);
  return (
    <Dialog wide heading={text.ledger.heading(itemLabel(item))} startAtHeading onClose={onClose}>
      <div className="flex flex-col gap-5">
        {stored ? (
          <RoomReading reading={reading} loading={text.ledger.loading} failed={text.ledger.failed} />
        ) : (
          <Notice tone="warn">{text.ledger.unsent}</Notice>
        )}
        {ledger && (
          <>
            <p className="text-2xl font-semibold tabular-nums">{text.ledger.now(inStock)}</p>
            {waiting && item.inStock !== inStock && (
              <Notice tone="warn">{text.ledger.waiting(signedText(item.inStock - inStock))}</Notice>
            )}
            <LedgerCheckNotice ledger={ledger} checking={checking} onCount={onCount} />
            {ledger.lines.length > 0 && <LedgerChanges item={item} ledger={ledger} />}
            {ledger.startsWith !== 0 && (
              <p className="text-sm text-ink-soft">{text.ledger.startsWith(ledger.startsWith)}</p>
            )}
            {ledger.ordersBefore > 0 && (
              <p className="text-sm text-ink-soft">{text.ledger.before(ledger.ordersBefore)}</p>
            )}
          </>
        )}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
