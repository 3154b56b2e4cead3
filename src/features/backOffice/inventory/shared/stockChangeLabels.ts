import type { QueuedStockChange } from '@/data/stock/queuedStock';
import { changedFields } from '@/domain/stock/itemFields';
import type { StockAdjustment, StockItemCreation, StockItemEdit } from '@/domain/stock/stockChanges';
import { parseStockProblem } from '@/domain/stock/stockProblem';
import { type InventoryLabels, inventoryLabels } from '@/i18n/en/backOffice/inventory';
import type { Translate } from '@/lib/language';
import type { CommandDescription } from '@/sync/outbox/command';
import { isRefused } from '@/sync/outbox/commandState';
import { DIALOG_OF, dialogAddress } from './inventoryAddress';
import { fieldName, fieldText, itemLabel, priceText, problemText, signedText } from './stockLabels';

/** What was asked for: its title, and a line for each thing it says. */
type ChangeLabels = Pick<CommandDescription, 'title' | 'details'>;

const creationLabels = ({ fields, inStock }: StockItemCreation, labels: InventoryLabels): ChangeLabels => ({
  title: labels.queued.adding(itemLabel(fields)),
  details: [
    labels.queued.change(labels.form.sku, labels.queued.none, fields.sku),
    labels.queued.change(labels.form.price, labels.queued.none, priceText(fields.pricePaise, labels)),
    labels.queued.by(labels.form.inStock, String(inStock)),
  ],
});

const editLabels = ({ seen, fields }: StockItemEdit, labels: InventoryLabels): ChangeLabels => ({
  title: labels.queued.editing(itemLabel(seen)),
  details: changedFields(seen, fields).map(field =>
    labels.queued.change(
      fieldName(field, labels),
      fieldText(seen, field, labels),
      fieldText(fields, field, labels),
    ),
  ),
});

function adjustmentLabels(
  { label, kind, adjustment, reason }: StockAdjustment,
  labels: InventoryLabels,
): ChangeLabels {
  const { queued } = labels;
  const what =
    'undo' in adjustment
      ? queued.undoing
      : 'to' in adjustment
        ? queued.counted(adjustment.to)
        : 'counted' in adjustment
          ? queued.countedAgainst(adjustment.counted, adjustment.shown)
          : queued.by(labels.adjusting.reasons[kind], signedText(adjustment.by));
  return { title: queued.adjusting(label), details: [what, reason].filter(Boolean) };
}

/** A queued change of a product or its stock, in words. */
export function stockChangeLabels(queued: QueuedStockChange, labels: InventoryLabels): ChangeLabels {
  switch (queued.kind) {
    case 'creation':
      return creationLabels(queued.change, labels);
    case 'edit':
      return editLabels(queued.change, labels);
    case 'adjustment':
      return adjustmentLabels(queued.change, labels);
  }
}

/** What the outbox shows of a change of a product or its stock. */
export function describeStockChange(queued: QueuedStockChange, translate: Translate): CommandDescription {
  const text = translate(inventoryLabels);
  const { entry } = queued;
  const problem = isRefused(entry) ? parseStockProblem(entry.failure?.reason) : null;
  return {
    ...stockChangeLabels(queued, text),
    problem: problem && problemText(problem, text),
    // What still waits is followed by a further change, which is based on it.
    edit:
      entry.status === 'failed' && problem?.kind !== 'gone'
        ? {
            to: dialogAddress(DIALOG_OF[queued.kind], queued.change.productId),
            state: null,
            ...(problem?.kind === 'moved' && {
              decide: { button: text.queued.decide, status: text.queued.undecided },
            }),
          }
        : null,
  };
}
