import type { QueuedStockChange } from '@/data/stock/queuedStock';
import { changedFields } from '@/domain/stock/itemFields';
import {
  ADJUST_STOCK,
  CREATE_STOCK_ITEM,
  parseAdjustment,
  parseCreation,
  parseItemEdit,
  UPDATE_STOCK_ITEM,
} from '@/domain/stock/stockChangeSchemas';
import type { StockAdjustment, StockItemCreation, StockItemEdit } from '@/domain/stock/stockChanges';
import { parseStockProblem } from '@/domain/stock/stockProblem';
import type { InventoryLabels } from '@/i18n/en/inventory';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { CommandWords } from '@/sync/outbox/commandWords';
import { DIALOG_OF, dialogAddress } from './inventoryAddress';
import { fieldName, fieldText, itemLabel, priceText, problemText, signedText } from './stockTexts';

/** What was asked for: its title, and a line for each thing it says. */
type ChangeWords = Pick<CommandWords, 'title' | 'details'>;

const creationWords = ({ fields, inStock }: StockItemCreation, text: InventoryLabels): ChangeWords => ({
  title: text.queued.adding(itemLabel(fields)),
  details: [
    text.queued.change(text.form.sku, text.queued.none, fields.sku),
    text.queued.change(text.form.price, text.queued.none, priceText(fields.pricePaise, text)),
    text.queued.by(text.form.inStock, String(inStock)),
  ],
});

const editWords = ({ seen, fields }: StockItemEdit, text: InventoryLabels): ChangeWords => ({
  title: text.queued.editing(itemLabel(seen)),
  details: changedFields(seen, fields).map(field =>
    text.queued.change(fieldName(field, text), fieldText(seen, field, text), fieldText(fields, field, text)),
  ),
});

function adjustmentWords(
  { label, kind, adjustment, reason }: StockAdjustment,
  text: InventoryLabels,
): ChangeWords {
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
export function changeWords(queued: QueuedStockChange, text: InventoryLabels): ChangeWords {
  switch (queued.kind) {
    case 'creation':
      return creationWords(queued.change, text);
    case 'edit':
      return editWords(queued.change, text);
    case 'adjustment':
      return adjustmentWords(queued.change, text);
  }
}

function read(entry: CommandRecord): QueuedStockChange | null {
  switch (entry.name) {
    case CREATE_STOCK_ITEM:
      return { kind: 'creation', change: parseCreation(entry.payload), entry };
    case UPDATE_STOCK_ITEM:
      return { kind: 'edit', change: parseItemEdit(entry.payload), entry };
    case ADJUST_STOCK:
      return { kind: 'adjustment', change: parseAdjustment(entry.payload), entry };
    default:
      return null;
  }
}

/** What the outbox says of a command of this room; null for another room's. Throws for one that cannot be read. */
export function stockWords(entry: CommandRecord, text: InventoryLabels): CommandWords | null {
  const queued = read(entry);
  if (!queued) return null;
  const problem =
    entry.status === 'failed' && entry.failure?.code !== 'held'
      ? parseStockProblem(entry.failure?.reason)
      : null;
  return {
    ...changeWords(queued, text),
    problem: problem && problemText(problem, text),
    // What still waits is followed by a further change, which is built on it.
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
