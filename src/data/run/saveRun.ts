// @bundle run-writes

import { parseOrder } from '@/data/order/orderDocument';
import { parseProduct } from '@/data/product/productDocument';
import { type SaveChangeResult, saveStaffChange } from '@/data/staff/saveStaffChange';
import type { Bottles, Run } from '@/domain/run/run';
import {
  CLOSE_RUN,
  type RunClosing,
  type RunFields,
  type RunProblem,
  type RunSave,
  type RunStart,
  SAVE_RUN,
  START_RUN,
} from '@/domain/run/runChanges';
import {
  bottlesDueBack,
  failedIds,
  missingBottles,
  needsReason,
  standingOutcome,
} from '@/domain/run/runRules';
import { movementId } from '@/domain/stock/stockChanges';
import { paiseToRupees } from '@/lib/number/money';
import { type PlainDocument, serverTime, type WriteData } from '@/lib/plainData';
import type { Run as Ask } from '@/services/firebase/firestore/runCommit';
import type { Transaction } from '@/services/firebase/requests';
import { parseRun } from './runDocument';

export const runPath = (runId: string): string => `runs/${runId}`;
export const progressPath = (runId: string): string => `runProgress/${runId}`;

const refused = (problem: RunProblem) => ({ outcome: 'refused', problem }) as const;
const SAVED = { outcome: 'saved' } as const;

const isSame = (one: RunFields, other: RunFields | null): boolean =>
  one.day === other?.day &&
  one.slot === other.slot &&
  one.name === other.name &&
  one.driver === other.driver &&
  one.driverName === other.driverName;

/** Plans a run, or changes one until its day is closed; unless someone else has changed it meanwhile. Never rejects. */
export function saveRun(change: RunSave, ask: Ask): Promise<SaveChangeResult> {
  const { runId, from, to } = change;
  const path = runPath(runId);
  return saveStaffChange(
    {
      name: SAVE_RUN,
      path,
      change,
      kind: 'run',
      // By its fields instead: while it is out its driver writes to it all day.
      checksBaseVersion: false,
      async write(stored, transaction, stamp) {
        if (!stored && from) return refused({ kind: 'gone' });
        if (!stored) {
          transaction.set(path, { ...to, state: 'planned', stops: {}, createdAt: serverTime, ...stamp });
          return SAVED;
        }
        const run = parseRun(stored);
        if (run.state === 'deleted') return refused({ kind: 'gone' });
        if (isSame(run, to)) return SAVED;
        if (run.state === 'closed') return refused({ kind: 'closed' });
        if (!isSame(run, from)) return refused({ kind: 'conflict' });
        transaction.update(path, { ...to, ...stamp });
        return SAVED;
      },
    },
    ask,
  );
}

/** Sends a run out, once; how far it comes is counted from then on. Never rejects. */
export function startRun(change: RunStart, ask: Ask): Promise<SaveChangeResult> {
  const { runId } = change;
  const path = runPath(runId);
  return saveStaffChange(
    {
      name: START_RUN,
      path,
      change,
      kind: 'run',
      checksBaseVersion: false,
      async write(stored, transaction, stamp) {
        if (!stored) return refused({ kind: 'gone' });
        const { state } = parseRun(stored);
        // Somebody else has done the very same.
        if (state === 'out') return SAVED;
        if (state === 'deleted') return refused({ kind: 'gone' });
        if (state !== 'planned') return refused({ kind: 'started' });
        transaction.update(path, { state: 'out', ...stamp });
        transaction.set(progressPath(runId), { done: 0, updatedAt: serverTime });
        return SAVED;
      },
    },
    ask,
  );
}

/** Whether a run is out, or has been. Rejects when the server cannot be asked. */
export async function isRunStarted(runId: string, ask: Ask): Promise<boolean> {
  const stored = (await ask({ as: 'back-office', get: runPath(runId) })) as PlainDocument | null;
  const state = stored && parseRun(stored).state;
  return state === 'out' || state === 'closed';
}

/** Each is looked at by the rules, twice: more than so many products do not go into one commit. */
const MOST_MISSING = 7;

type StockWrite = { readonly productId: string; readonly lost: number; readonly after: number };

/** What bottles are missing of a run that were not missing before, and what is left on the shelf to make up for them. */
async function planStock(
  run: Run,
  back: Bottles,
  transaction: Transaction,
): Promise<readonly StockWrite[] | RunProblem> {
  const failed = [];
  for (const id of failedIds(run)) {
    const stored = await transaction.get(`orders/${id}`);
    const order = stored && parseOrder(stored);
    if (order && standingOutcome(run, order)) failed.push(order);
  }
  const due = bottlesDueBack(failed);
  // What that closing took: an order that was cancelled as lost after it counted then.
  const before = run.closing ? missingBottles(bottlesDueBack(failed, run.closing.at), run.closing.back) : {};
  const missing = missingBottles(due, back);
  const changed = Object.keys({ ...before, ...missing }).filter(id => missing[id] !== before[id]);
  if (changed.length > MOST_MISSING) return { kind: 'tooManyMissing' };
  const writes: StockWrite[] = [];
  for (const productId of changed) {
    const document = await transaction.get(`inventory/${productId}`);
    const product = document && parseProduct(document);
    // A product that is gone has no shelf.
    if (!product) continue;
    const lost = (missing[productId] ?? 0) - (before[productId] ?? 0);
    const after = product.inStock - lost;
    if (after < 0) {
      return { kind: 'notEnough', productName: product.name, inStock: product.inStock };
    }
    writes.push({ productId, lost, after });
  }
  return writes;
}

/**
 * Closes a run's day, or puts its closing right: the money and the bottles that were counted. An order that was not delivered
 * keeps its bottles; those of them that did not come back are taken from the shelf, which the stock's movements say. Never
 * rejects.
 */
export function closeRun(change: RunClosing, ask: Ask): Promise<SaveChangeResult> {
  const { runId, name, cashPaise, upiPaise, reason, back, commandId, by } = change;
  const path = runPath(runId);
  return saveStaffChange(
    {
      name: CLOSE_RUN,
      path,
      change,
      kind: 'run',
      // A stop that came meanwhile changes what is to be counted.
      checksBaseVersion: true,
      async write(stored, transaction, stamp) {
        if (!stored) return refused({ kind: 'gone' });
        const run = parseRun(stored);
        if (run.state === 'deleted') return refused({ kind: 'gone' });
        if (run.state === 'planned') return refused({ kind: 'notOut' });
        if (!reason && needsReason(run, change)) return refused({ kind: 'noReason' });
        const stock = await planStock(run, back, transaction);
        if ('kind' in stock) return refused(stock);
        const { name: byName } = transaction.me;
        const closing: WriteData = {
          ...{ cash: paiseToRupees(cashPaise), upi: paiseToRupees(upiPaise), reason, back },
          ...{ at: serverTime, by: by.id, byName },
        };
        transaction.update(path, { state: 'closed', closing, ...stamp });
        for (const { productId, lost, after } of stock) {
          transaction.update(`inventory/${productId}`, { inStock: after, ...stamp });
          transaction.set(`stockMovements/${movementId({ commandId, productId })}`, {
            ...{ productId, kind: lost > 0 ? 'damaged' : 'correction', quantity: -lost, after, reason: name },
            ...{ by: by.id, byName, at: serverTime, commandId },
          });
        }
        return SAVED;
      },
    },
    ask,
  );
}
