import { useEffect, useRef } from 'react';
import { MirrorProgress } from '@/components/mirror/MirrorProgress';
import { type BlockedCount, countedQuantity, movementsSince, stockAfter } from '@/data/stock/blockedCounts';
import { useLedger } from '@/features/backOffice/inventory/ledger/useLedger';
import { signedText } from '@/features/backOffice/inventory/shared/stockLabels';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = {
  readonly productId: string;
  /** The oldest first; at least one. */
  readonly blocked: readonly BlockedCount[];
  readonly busy: boolean;
  /** `inStock`: what the person read that the stock is now. */
  readonly onApply: (inStock: number) => void;
  readonly onCountAgain: () => void;
  readonly onDiscard: () => void;
};

/** The stock moved between a count and its arrival: what was counted, what happened since, and what is to become of it. */
export function CountQuestion({ productId, blocked, busy, onApply, onCountAgain, onDiscard }: Props) {
  const inventory = useLabels(inventoryLabels);
  const { question: text } = inventory.adjusting;
  const panel = useRef<HTMLDivElement>(null);
  // The form that was filled in is gone: the question takes the focus.
  useEffect(() => panel.current?.focus(), []);
  const { reading, ledger, inStock: read } = useLedger(productId);
  // What is stored of an earlier visit may be older than the answer.
  const isRead = ledger !== null && !reading.reading && reading.failure === null;
  const last = blocked.at(-1);
  const now = isRead ? read : (last?.inStock ?? read);
  const [first] = blocked;
  const after = stockAfter(blocked, now);
  const moved = isRead && first ? movementsSince(first, ledger.lines) : [];
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <Notice tone="warn" urgent>
        <p className="font-bold">{text.heading}</p>
        <p>{text.nothingWritten}</p>
      </Notice>
      {blocked.map(count => {
        const { adjustment, commandId } = count.change;
        return (
          <p key={commandId}>
            {'counted' in adjustment
              ? text.counted(
                  adjustment.counted,
                  adjustment.shown,
                  signedText(adjustment.counted - adjustment.shown),
                )
              : text.countedOnly(countedQuantity(count))}
          </p>
        );
      })}
      <p className="text-lg font-semibold tabular-nums">{text.now(now)}</p>
      {!isRead && (
        <MirrorProgress
          begun
          reading={reading}
          loading={inventory.ledger.loading}
          failed={inventory.ledger.failed}
        />
      )}
      {isRead && (
        <div>
          <h3 className="font-semibold">{text.since}</h3>
          {moved.length > 0 ? (
            <ul className="mt-1">
              {moved.map(({ kind, quantity }) => (
                <li key={kind} className="flex justify-between gap-4 tabular-nums">
                  <span>{inventory.ledger.kinds[kind]}</span>
                  <span className="font-semibold">{signedText(quantity)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-ink-soft">{text.nothing}</p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {after !== null && after >= 0 && (
          <Button aria-disabled={busy} onClick={() => !busy && onApply(now)}>
            {busy ? inventory.form.saving : text.apply(after)}
          </Button>
        )}
        <Button variant="secondary" aria-disabled={busy} onClick={() => !busy && onCountAgain()}>
          {text.again}
        </Button>
        <Button variant="quiet" aria-disabled={busy} onClick={() => !busy && onDiscard()}>
          {text.discard(blocked.length)}
        </Button>
      </div>
    </div>
  );
}
