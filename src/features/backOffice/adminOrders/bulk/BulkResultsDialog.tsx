import { memo, useEffect, useRef } from 'react';
import { orderNumber } from '@/domain/order/orderNumber';
import { customerText } from '@/features/backOffice/adminOrders/shared/orderLabels';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Clamped } from '@/ui/Clamped';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { batchHeading, resultText } from './bulkLabels';
import { type Batch, type BulkResult, canUndo } from './bulkResults';

type Props = {
  readonly batch: Batch;
  readonly results: readonly BulkResult[];
  /** Null when there is nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly onClose: () => void;
};

const TONE: { readonly [kind in BulkResult['kind']]: string } = {
  keeping: 'text-ink-soft',
  sending: 'text-ink-soft',
  waiting: 'text-warn',
  saved: 'text-good',
  refused: 'text-bad',
  failed: 'text-bad',
  takenBack: 'text-ink-soft',
};

/** How far a change of many orders has come, and what became of each. */
export function BulkResultsDialog({ batch, results, onUndo, onClose }: Props) {
  const labels = useLabels(orderActionsLabels).results;
  const orders = useLabels(adminOrdersLabels);
  const common = useLabels(commonLabels);
  const panel = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: what came of it takes the focus, as often as one is pressed.
  useEffect(() => {
    if (batch.changes) panel.current?.focus();
  }, [batch.changes]);
  const count = (...kinds: readonly BulkResult['kind'][]) =>
    results.filter(({ kind }) => kinds.includes(kind)).length;
  const [saved, waiting, refused] = [count('saved'), count('waiting'), count('refused', 'failed')];
  const unknownBefore = batch.changes.filter(({ order }) => order.status === null).length;

  return (
    <Dialog heading={batchHeading(batch, labels, common)} onClose={onClose}>
      <div ref={panel} tabIndex={-1} className="outline-none">
        <label className="flex flex-col gap-2 font-semibold tabular-nums">
          {labels.progress(saved, results.length)}
          <progress
            className="h-2 w-full accent-brand"
            max={Math.max(1, results.length)}
            value={saved + refused}
          />
        </label>
        <div role="status" className="mt-2 tabular-nums">
          {waiting > 0 && <p className="text-warn">{labels.waiting(waiting)}</p>}
          {refused > 0 && <p className="text-bad">{labels.refused(refused)}</p>}
        </div>
        {onUndo && unknownBefore > 0 && (
          <p className="mt-2 text-ink-soft">{labels.undoLeft(unknownBefore)}</p>
        )}
      </div>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {batch.changes.map(({ order, edit }, index) => {
          const result = results[index];
          return (
            <ResultLine
              key={edit.commandId}
              orderId={order.id}
              customer={customerText(order, orders)}
              kind={result?.kind ?? 'keeping'}
              said={result ? resultText(result, labels, orders, common) : ''}
            />
          );
        })}
      </ul>
      <DialogActions>
        {onUndo && results.some(canUndo) && (
          <Button variant="secondary" className="px-4!" onClick={onUndo}>
            {labels.undo}
          </Button>
        )}
        <Button className="px-4!" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type LineProps = {
  readonly orderId: string;
  readonly customer: string;
  readonly kind: BulkResult['kind'];
  readonly said: string;
};

/** There may be hundreds, of which one changes at a time. */
const ResultLine = memo(function ResultLine({ orderId, customer, kind, said }: LineProps) {
  return (
    <li className="py-2 text-sm">
      <span className="font-mono break-all">{orderNumber(orderId)}</span>
      <Clamped text={customer} />
      <span className={`block font-semibold ${TONE[kind]}`}>{said}</span>
    </li>
  );
});
