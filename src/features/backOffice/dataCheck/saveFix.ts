import { changeLogEntry, documentAfterUpdate } from '@/data/staff/changeLogEntry';
import { runStaffCommit } from '@/data/staff/runStaffCommit';
import { changeEntry, statusFields } from '@/domain/order/edit/orderChanges';
import { type CATEGORIES, UNKNOWN_SIZE } from '@/domain/product/product';
import { staffStamp } from '@/domain/staff/staffChange';
import { deleteField, instantAt, type PlainDocument, serverTime, type WriteData } from '@/lib/plainData';
import { plainLine } from '@/lib/text/plainText';
import { MAX_CHARS } from '@/lib/text/textLimits';
import type { FailedCommit, Run } from '@/services/firebase/firestore/runCommit';
import type { Transaction } from '@/services/firebase/requests';
import { findOrderProblems } from './orderProblems';
import type { Fixable, ProblemOf } from './problem';
import { findItemProblems, type SkuOwners } from './productProblems';
import { readDate } from './readDate';

export type Fix = {
  readonly problem: Fixable;
  /** What the person was asked for; empty where they were asked for nothing. */
  readonly value: string;
  /** Of the SKUs the scan saw. */
  readonly owners: SkuOwners;
  readonly commandId: string;
  readonly by: { readonly id: string; readonly name: string };
  /** ISO instant by the device's clock. */
  readonly at: string;
};

export type FixResult =
  /** It is right now, by this fix or by somebody else's. */
  | { readonly outcome: 'saved' }
  /** Nothing was written: it is wrong in another way than the person was shown, or may not be changed. */
  | { readonly outcome: 'refused'; readonly problem: 'changed' | 'denied' }
  | FailedCommit;

type Written = Exclude<FixResult, FailedCommit>;
const SAVED: Written = { outcome: 'saved' };
const CHANGED: Written = { outcome: 'refused', problem: 'changed' };

const actionOf = (fix: Fix): string => `fix ${fix.problem.kind}`;
const stampOf = (fix: Fix): WriteData => staffStamp(actionOf(fix), fix);
const isSame = (one: Fixable, other: Fixable): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What becomes of a fix whose problem is looked for once more: null where it is to be written. */
function settled(found: readonly Fixable[], { problem }: Fix): Written | null {
  const now = found.find(({ kind }) => kind === problem.kind);
  if (!now) return SAVED;
  return isSame(now, problem) ? null : CHANGED;
}

type OrderProblem = Extract<Fixable, { orderId: string }>;

function orderFields(problem: OrderProblem, { value }: Fix, stored: PlainDocument): WriteData {
  switch (problem.kind) {
    case 'card':
      return Object.fromEntries(problem.fields.map(field => [field, deleteField]));
    case 'dates': {
      const given = readDate(value);
      return Object.fromEntries(
        problem.dates.flatMap(({ field, after }) => {
          const iso = after ?? given;
          return iso === null ? [] : [[field, instantAt(iso)]];
        }),
      );
    }
    case 'status':
      return statusFields(stored, value);
  }
}

async function fixOrder(problem: OrderProblem, fix: Fix, transaction: Transaction): Promise<Written> {
  const path = `orders/${problem.orderId}`;
  const stored = await transaction.get(path, 'marked');
  if (!stored) return SAVED;
  const result = settled(findOrderProblems(stored), fix);
  if (result) return result;
  const fields = orderFields(problem, fix, stored);
  transaction.update(path, {
    ...fields,
    ...(problem.kind === 'status' && changeEntry(stored, fields, fix, transaction.me.name)),
    ...stampOf(fix),
  });
  return SAVED;
}

type ItemProblem = ProblemOf<'price' | 'stock' | 'sku'>;

const movementOf = (
  { commandId, by }: Fix,
  { me }: Transaction,
  moved: {
    readonly productId: string;
    readonly kind: string;
    readonly quantity: number;
    readonly after: number;
  },
): WriteData => ({
  ...moved,
  reason: 'Data check',
  ...{ by: by.id, byName: me.name, at: serverTime, commandId },
});

/** For the change log: what a fix makes of a product, whose stock's movements are written down by themselves. */
const traceOf = (
  fix: Fix,
  { me }: Transaction,
  change: { readonly id: string; readonly before: PlainDocument | null; readonly after: WriteData },
) =>
  changeLogEntry({
    ...change,
    kind: 'product',
    action: actionOf(fix),
    commandId: fix.commandId,
    by: { id: me.uid, name: me.name },
  });

/** A whole number that is wrong counts as it is; of anything else, what the shop shows instead. The rules count alike. */
function countedFrom({ data }: PlainDocument, { suggested }: ProblemOf<'stock'>): number {
  return Number.isSafeInteger(data.inStock) ? Number(data.inStock) : suggested;
}

async function fixItem(problem: ItemProblem, fix: Fix, transaction: Transaction): Promise<Written> {
  const { productId } = problem;
  const path = `inventory/${productId}`;
  const stored = await transaction.get(path, 'marked');
  if (!stored) return SAVED;
  const result = settled(findItemProblems(stored, fix.owners), fix);
  if (result) return result;
  const value = plainLine(fix.value);
  switch (problem.kind) {
    case 'price':
    case 'sku': {
      const mended: WriteData =
        problem.kind === 'sku' ? { sku: value } : { unitPrice: problem.readable ? problem.suggested : value };
      transaction.update(path, { ...mended, ...stampOf(fix) });
      transaction.set(
        ...traceOf(fix, transaction, {
          id: productId,
          before: stored,
          after: documentAfterUpdate(stored, mended),
        }),
      );
      return SAVED;
    }
    case 'stock': {
      const after = Number(value);
      const quantity = after - countedFrom(stored, problem);
      transaction.update(path, { inStock: after, lastUpdated: fix.at, ...stampOf(fix) });
      transaction.set(
        `stockMovements/${fix.commandId}-${productId}`,
        movementOf(fix, transaction, { productId, kind: 'correction', quantity, after }),
      );
      return SAVED;
    }
  }
}

/** Where nothing says what a product was; staff choose another in the inventory. */
const CATEGORY: (typeof CATEGORIES)[number] = 'essential';

/** Makes an archived item of a product that is named and not there: not sold, but known to orders and figures. */
async function fixOrphan(
  { productId, productName, size, image }: ProblemOf<'orphan'>,
  fix: Fix,
  transaction: Transaction,
): Promise<Written> {
  const path = `inventory/${productId}`;
  if (await transaction.get(path)) return SAVED;
  const made: WriteData = {
    name: plainLine(productName, MAX_CHARS.name),
    category: CATEGORY,
    size: plainLine(size, MAX_CHARS.size) || UNKNOWN_SIZE,
    image: /^https:\/\/|^\/[^/]/.test(image) ? image : '',
    description: '',
    unitPrice: fix.value.trim(),
    inStock: 0,
    reorderPoint: 0,
    sku: plainLine(`OLD-${productId}`, MAX_CHARS.sku),
    archived: true,
    lastUpdated: fix.at,
    ...stampOf(fix),
  };
  transaction.set(path, made);
  transaction.set(...traceOf(fix, transaction, { id: productId, before: null, after: made }));
  transaction.set(
    `stockMovements/${fix.commandId}-${productId}`,
    movementOf(fix, transaction, { productId, kind: 'opening', quantity: 0, after: 0 }),
  );
  return SAVED;
}

function write(fix: Fix, transaction: Transaction): Promise<Written> {
  const { problem } = fix;
  switch (problem.kind) {
    case 'card':
    case 'dates':
    case 'status':
      return fixOrder(problem, fix, transaction);
    case 'price':
    case 'stock':
    case 'sku':
      return fixItem(problem, fix, transaction);
    case 'orphan':
      return fixOrphan(problem, fix, transaction);
  }
}

/**
 * Sets one problem right in one transaction, where it is still as the person was shown it. Made again it finds nothing
 * left to do, so that it is safe after a lost answer. Never rejects.
 */
export async function saveFix(fix: Fix, run: Run): Promise<FixResult> {
  const result = await runStaffCommit<Written>(run, {
    // Another user may have signed in meanwhile: never write this fix under their name.
    uid: fix.by.id,
    transaction: `fix ${fix.problem.kind}`,
    run: transaction => write(fix, transaction),
  });
  if (result.outcome !== 'failed') return result;
  const { kind } = result.error;
  return kind === 'denied' || kind === 'invalid' ? { outcome: 'refused', problem: 'denied' } : result;
}
