import type { FailedStockChange, StockRow } from '@/data/stock/queuedStock';
import { fieldsOf, type ItemFields, withChanges } from '@/domain/stock/itemFields';
import type { StockProblem } from '@/domain/stock/stockProblem';
import { draftOf, EMPTY_DRAFT, type ItemDraft } from './itemFormRules';

/** What a form of a product was opened on; `row` is null for a new one. */
export type OpenedItem = {
  readonly row: StockRow | null;
  /** What failed and is to be corrected here, the newest last. */
  readonly failed: readonly FailedStockChange[];
};

/** Where a form begins. */
export type InitialItemForm = {
  /** Null for a product that has no id yet. */
  readonly productId: string | null;
  /** The product as the person saw it when they changed it; null for a new one. */
  readonly seen: ItemFields | null;
  readonly stock: number;
  readonly draft: ItemDraft;
  /** What was asked for already, in vain; null where nothing was. */
  readonly asked: ItemFields | null;
  readonly problem: StockProblem | null;
};

/** At the product; or where the last change that failed has left off, against the product as it is now. */
export function beginItemForm({ row, failed }: OpenedItem): InitialItemForm {
  const last = failed.at(-1);
  if (last?.kind === 'creation') {
    const { productId, fields, inStock } = last.change;
    const draft = draftOf(fields, inStock);
    return { productId, seen: null, stock: 0, draft, asked: fields, problem: last.problem };
  }
  if (!row) {
    return { productId: null, seen: null, stock: 0, draft: EMPTY_DRAFT, asked: null, problem: null };
  }
  const { item } = row;
  const now = fieldsOf(item);
  const begun = { productId: item.id, stock: item.inStock };
  if (last?.kind !== 'edit' || row.waiting) {
    return { ...begun, seen: now, draft: draftOf(now, item.inStock), asked: null, problem: null };
  }
  const { seen, fields } = last.change;
  const draft = draftOf(withChanges(now, seen, fields), item.inStock);
  if (last.problem.kind === 'conflict') {
    return { ...begun, seen, draft, asked: fields, problem: { kind: 'conflict', now } };
  }
  return { ...begun, seen: now, draft, asked: null, problem: last.problem };
}
