import type { StockLedger } from '@/domain/stock/stockLedger';
import { momentText } from '@/features/backOffice/inventory/shared/stockTexts';
import { commonLabels } from '@/i18n/en/common';
import type { InventoryLabels } from '@/i18n/en/inventory';
import { inventoryLabels } from '@/i18n/en/inventory';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = {
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
export function LedgerCheckNotice({ ledger: { lines, check }, checking, onCount }: Props) {
  const inventory = useLabels(inventoryLabels);
  const text = inventory.ledger;
  const common = useLabels(commonLabels);
  if (checking) return <Notice tone="info">{text.checking}</Notice>;
  if (check.kind === 'addsUp') {
    return (
      <Notice tone="good">
        {check.since === null
          ? text.addsUpUndated(lines.length)
          : text.addsUp(lines.length, momentText(check.since, common))}
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
