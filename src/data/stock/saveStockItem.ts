import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import { productLabel } from '@/domain/product/productLabel';
import {
  conflictingFields,
  fieldsOf,
  type ItemFields,
  isComplete,
  withChanges,
} from '@/domain/stock/itemFields';
import { movementId, type StockItemCreation, type StockItemEdit } from '@/domain/stock/stockChanges';
import type { StockProblem } from '@/domain/stock/stockProblem';
import { type PlainDocument, serverTime, type WriteData } from '@/lib/plainData';
import type { Run } from '@/services/firebase/firestore/runCommit';
import { toAppError } from '@/services/firebase/toAppError';
import { parseStockItem } from './stockItemDocument';

const refused = (problem: StockProblem) => ({ outcome: 'refused', problem }) as const;
const SAVED = { outcome: 'saved' } as const;

/** `"20.00"`, as prices are written. */
const priceText = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/**
 * Everything of a product but its stock, in today's types: older data are put right with the first edit.
 *
 * @param lastUpdated by the device's clock, ISO: what the specification has the back office write beside the server's time
 */
function itemData(fields: ItemFields, lastUpdated: string, stored: PlainDocument['data'] = {}): WriteData {
  const { pricePaise, facts, translations, ...rest } = fields;
  // An empty map is written only over another.
  const maps = Object.entries({ facts, translations }).filter(
    ([field, map]) => field in stored || Object.keys(map).length > 0,
  );
  return {
    ...rest,
    ...Object.fromEntries(maps),
    unitPrice: priceText(pricePaise ?? 0),
    lastUpdated,
  };
}

/** Another product with the very SKU, as far as the server can be asked; letters of another case are the form's to find. */
async function skuProblem(productId: string, { sku }: ItemFields, run: Run): Promise<StockProblem | null> {
  const found = (await run({
    as: 'back-office',
    list: 'inventory',
    where: [['sku', '==', sku]],
    limit: 2,
  })) as PlainDocument[];
  const other = found.find(({ id }) => id !== productId);
  return other ? { kind: 'skuTaken', label: productLabel(parseStockItem(other)) } : null;
}

/** What stands in the way before anything is written; a failure to ask is one that nothing was sent with. */
async function beforeWriting(
  ask: () => Promise<StockProblem | null>,
  write: () => Promise<SaveChangeResult>,
): Promise<SaveChangeResult> {
  try {
    const problem = await ask();
    if (problem) return refused(problem);
  } catch (thrown) {
    return { outcome: 'failed', error: toAppError(thrown), mayHaveArrived: false };
  }
  return write();
}

/** Makes a product and its opening stock, once however often it is called. Never rejects. */
export function createItem(
  change: StockItemCreation,
  lastUpdated: string,
  run: Run,
): Promise<SaveChangeResult> {
  const { productId, fields, inStock, commandId, by } = change;
  return beforeWriting(
    () => skuProblem(productId, fields, run),
    () =>
      saveStaffChange(
        {
          name: 'createStockItem',
          path: `inventory/${productId}`,
          change,
          kind: 'product',
          checksBaseVersion: false,
          async write(stored, transaction, stamp) {
            // The id was generated here, so a stored item is this one, even if it was changed since.
            if (stored) return SAVED;
            if (!isComplete(fields)) return refused({ kind: 'incomplete' });
            transaction.set(`inventory/${productId}`, {
              ...itemData(fields, lastUpdated),
              inStock,
              ...stamp,
            });
            transaction.set(`stockMovements/${movementId(change)}`, {
              productId,
              kind: 'opening',
              quantity: inStock,
              after: inStock,
              reason: '',
              by: by.id,
              byName: transaction.me.name,
              at: serverTime,
              commandId,
            });
            return SAVED;
          },
        },
        run,
      ),
  );
}

/** Saves what a person changed of a product, over whatever else has changed meanwhile. Never rejects. */
export function updateItem(change: StockItemEdit, lastUpdated: string, run: Run): Promise<SaveChangeResult> {
  const { productId, seen, fields } = change;
  return beforeWriting(
    async () => (fields.sku === seen.sku ? null : skuProblem(productId, fields, run)),
    () =>
      saveStaffChange(
        {
          name: 'updateStockItem',
          path: `inventory/${productId}`,
          change,
          kind: 'product',
          // By its fields instead: every sale makes another version.
          checksBaseVersion: false,
          async write(stored, transaction, stamp) {
            if (!stored) return refused({ kind: 'gone' });
            const now = fieldsOf(parseStockItem(stored));
            if (conflictingFields(now, seen, fields).length > 0) return refused({ kind: 'conflict', now });
            const next = withChanges(now, seen, fields);
            if (!isComplete(next)) return refused({ kind: 'incomplete' });
            transaction.update(`inventory/${productId}`, {
              ...itemData(next, lastUpdated, stored.data),
              ...stamp,
            });
            return SAVED;
          },
        },
        run,
      ),
  );
}
