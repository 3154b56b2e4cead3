import type { QueuedStockChange } from '@/data/stock/queuedStock';
import { changedFields } from '@/domain/stock/itemFields';
import type { StockAdjustment, StockItemCreation, StockItemEdit } from '@/domain/stock/stockChanges';
import { parseStockProblem } from '@/domain/stock/stockProblem';
import { type InventoryLabels, inventoryLabels } from '@/i18n/en/backOffice/inventory';
import type { CommandDescription, Translate } from '@/sync/outbox/command';
import { DIALOG_OF, dialogAddress } from './inventoryAddress';
import { fieldName, fieldText, itemLabel, priceText, problemText, signedText } from './stockTexts';

/** What was asked for: its title, and a line for each thing it says. */
type ChangeTexts = Pick<CommandDescription, 'title' | 'details'>;

const creationTexts = ({ fields, inStock }: StockItemCreation, text: InventoryLabels): ChangeTexts => ({
  title: text.queued.adding(itemLabel(fields)),
  details: [
    text.queued.change(text.form.sku, text.queued.none, fields.sku),
    text.queued.change(text.form.price, text.queued.none, priceText(fields.pricePaise, text)),
    text.queued.by(text.form.inStock, String(inStock)),
  ],
});

const editTexts = ({ seen, fields }: StockItemEdit, text: InventoryLabels): ChangeTexts => ({
  title: text.queued.editing(itemLabel(seen)),
  details: changedFields(seen, fields).map(field =>
    text.queued.change(fieldName(field, text), fieldText(seen, field, text), fieldText(fields, field, text)),
  ),
});

function adjustmentTexts(
  { label, kind, adjustment, reason }: StockAdjustment,
  text: InventoryLabels,
): ChangeTexts {
  const { queued } = text;
  const what =
    'undo' in adjustment
      ? queued.undoing
      : 'to' in adjustment
        ? queued.counted(adjustment.to)
        : 'counted' in adjustment
          ? queued.countedAgainst(adjustment.counted, adjustment.shown)
          : queued.by(text.adjusting.reasons[kind], signedText(adjustment.by));
  return { title: queued.adjusting(label), details: [what, reason].filter(Boolean) };
}

/** A queued change of a product or its stock, in words. */
export function stockChangeTexts(queued: QueuedStockChange, text: InventoryLabels): ChangeTexts {
  switch (queued.kind) {
    case 'creation':
      return creationTexts(queued.change, text);
    case 'edit':
      return editTexts(queued.change, text);
    case 'adjustment':
      return adjustmentTexts(queued.change, text);
  }
}

/** What the outbox shows of a change of a product or its stock. */
export function describeStockChange(queued: QueuedStockChange, translate: Translate): CommandDescription {
  const text = translate(inventoryLabels);
  const { entry } = queued;
  const problem =
    entry.status === 'failed' && entry.failure?.code !== 'held'
      ? parseStockProblem(entry.failure?.reason)
      : null;
  return {
    ...stockChangeTexts(queued, text),
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
