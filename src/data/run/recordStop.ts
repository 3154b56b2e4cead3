// @bundle run-writes

import { parseOrder } from '@/data/order/orderDocument';
import { runStaffCommit } from '@/data/staff/runStaffCommit';
import { changeEntry, hasAppliedCommand, statusFields } from '@/domain/order/edit/orderChanges';
import { storedPayment } from '@/domain/order/edit/paymentFields';
import type { Order } from '@/domain/order/order';
import { duePaise, paidPaise, paymentOf } from '@/domain/order/payment/payment';
import { isDone, type Run } from '@/domain/run/run';
import { expectedUntil } from '@/domain/run/runRules';
import {
  type Collected,
  RECORD_STOP,
  type StopProblem,
  type StopRecord,
  type StopResult,
} from '@/domain/run/stopRecord';
import { staffStamp } from '@/domain/staff/staffChange';
import { toWriteValue } from '@/domain/staff/toWriteValue';
import { paiseToRupees } from '@/lib/number/money';
import { deleteField, instantAt, type PlainDocument, serverTime, type WriteData } from '@/lib/plainData';
import { compareInstants } from '@/lib/time/compareInstants';
import type { Run as Ask, FailedCommit } from '@/services/firebase/firestore/runCommit';
import type { Transaction } from '@/services/firebase/requests';
import { toAppError } from '@/services/firebase/toAppError';
import { parseRun } from './runDocument';
import { progressPath, runPath } from './saveRun';

type Written =
  | { readonly outcome: 'saved' }
  /** Nothing was written. */
  | { readonly outcome: 'refused'; readonly problem: StopProblem };

export type RecordStopResult =
  | Written
  /** Sending the same stop again is safe. */
  | FailedCommit;

const SAVED: Written = { outcome: 'saved' };

type Fields = { readonly order: WriteData; readonly stop: WriteData };

/** What stands in a run of a stop at which nothing was collected. */
const NOTHING = { method: '', amount: 0, reference: '', note: '' };

/** What stands in the way of handing an order over, or of not doing so, as it is now. */
function problemOf({ status, run }: Order, { runId, by }: StopRecord, { driver }: Run): StopProblem | null {
  if (status === 'cancelled') return { kind: 'cancelled' };
  // Of another run, or of none; the office may record a stop for a driver, and a driver none for another.
  const isTheirs = run?.driver === by.id || driver !== by.id;
  if (run?.id !== runId || !isTheirs) return { kind: 'taken' };
  return status === 'shipped' ? null : { kind: 'moved', status };
}

function paymentProblem(order: Order, { amountPaise }: Collected): StopProblem | null {
  if (order.payment?.state === 'refunded') return { kind: 'refunded' };
  const due = duePaise(order);
  return amountPaise > due ? { kind: 'overpaid', duePaise: due } : null;
}

function deliveredFields(
  stored: PlainDocument,
  order: Order,
  { to, collected }: Extract<StopResult, { kind: 'delivered' }>,
  by: string,
): Fields {
  const payment =
    collected && paymentOf(order, { ...collected, amountPaise: paidPaise(order) + collected.amountPaise });
  return {
    order: {
      ...statusFields(stored, 'delivered'),
      handover: { to, at: serverTime, by },
      ...(payment && { payment: storedPayment(payment, by) }),
    },
    stop: {
      ...NOTHING,
      ...(collected && {
        method: collected.method,
        amount: paiseToRupees(collected.amountPaise),
        reference: collected.reference,
      }),
      outcome: 'delivered',
      note: to,
    },
  };
}

function failedFields(
  stored: PlainDocument,
  { delivery, estimatedDelivery }: Order,
  { reason, note, day }: Extract<StopResult, { kind: 'failed' }>,
  by: string,
): Fields {
  const expected = expectedUntil(day, delivery?.slot);
  // An order out before its day may have been expected then all along: a change to what it is would be refused.
  const isNew = estimatedDelivery === null || compareInstants(expected, estimatedDelivery) !== 0;
  return {
    order: {
      ...statusFields(stored, 'processing'),
      attempt: { reason, note, at: serverTime, by },
      ...(isNew && { estimatedDelivery: instantAt(expected) }),
      run: { id: '', driver: '', stop: 0 },
    },
    stop: { ...NOTHING, outcome: 'failed', note },
  };
}

const isMap = (value: unknown): value is PlainDocument['data'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an order says that a command has changed of it, put back; null where it says nothing of that command. */
function fieldsBefore(stored: PlainDocument, command: string): WriteData | null {
  const change = isMap(stored.data.changes) ? stored.data.changes[command] : undefined;
  if (!isMap(change) || !isMap(change.from) || !isMap(change.to)) return null;
  const { from, to } = change;
  const fields = Object.keys(to).map(field => {
    const before = from[field];
    return [field, before === undefined ? deleteField : toWriteValue(before)] as const;
  });
  const status = typeof from.status === 'string' ? statusFields(stored, from.status) : {};
  // A delivery does not change `run`, a failed stop does not change `handover`: those fields are left out.
  return { ...Object.fromEntries(fields), ...status };
}

/** What a stop writes of its order and its run, or why it cannot be recorded. */
function fieldsOf(record: StopRecord, stored: PlainDocument, run: Run): Fields | StopProblem {
  const { result, by } = record;
  const order = parseOrder(stored);
  if (result.kind === 'undone') {
    const before = fieldsBefore(stored, result.command);
    if (!before || order.lastCommandId !== result.command) return { kind: 'changedSince' };
    return { order: before, stop: { ...NOTHING, outcome: 'open' } };
  }
  const problem = problemOf(order, record, run);
  if (problem) return problem;
  if (result.kind === 'failed') return failedFields(stored, order, result, by.id);
  const unpaid = result.collected && paymentProblem(order, result.collected);
  return unpaid || deliveredFields(stored, order, result, by.id);
}

async function writeStop(record: StopRecord, transaction: Transaction): Promise<Written> {
  const { runId, orderId, commandId, by } = record;
  const storedRun = await transaction.get(runPath(runId));
  const stored = await transaction.get(`orders/${orderId}`);
  if (!storedRun || !stored) return { outcome: 'refused', problem: { kind: 'gone' } };
  if (hasAppliedCommand(stored, commandId)) return SAVED;
  const run = parseRun(storedRun);
  if (run.state !== 'out') return { outcome: 'refused', problem: { kind: 'notOut' } };
  const fields = fieldsOf(record, stored, run);
  if ('kind' in fields) return { outcome: 'refused', problem: fields };
  const stamp = staffStamp(RECORD_STOP, { commandId, by });
  transaction.update(`orders/${orderId}`, {
    ...fields.order,
    ...changeEntry(stored, fields.order, record, transaction.me.name),
    ...stamp,
  });
  transaction.update(runPath(runId), {
    [`stops.${orderId}`]: { ...fields.stop, at: serverTime, by: by.id, command: commandId },
    lastOrderId: orderId,
    ...stamp,
  });
  const others = Object.entries(run.stops).filter(([id, stop]) => id !== orderId && isDone(stop)).length;
  transaction.set(progressPath(runId), {
    done: others + (fields.stop.outcome === 'open' ? 0 : 1),
    updatedAt: serverTime,
  });
  return SAVED;
}

const read = async (path: string, ask: Ask) =>
  (await ask({ as: 'back-office', get: path })) as PlainDocument | null;

/** Of a run that was given to somebody else nothing can be read; the orders that were done in it still can. */
function nothingIfDenied(thrown: unknown): null {
  if (toAppError(thrown).kind === 'denied') return null;
  throw thrown;
}

/** Whether a stop is on the server: it stands in the run, or its order has been through it. Rejects when it cannot be asked. */
export async function isStopRecorded(
  { runId, orderId, commandId }: Pick<StopRecord, 'runId' | 'orderId' | 'commandId'>,
  ask: Ask,
): Promise<boolean> {
  const run = await read(runPath(runId), ask).catch(nothingIfDenied);
  if (run && parseRun(run).stops[orderId]?.command === commandId) return true;
  const order = await read(`orders/${orderId}`, ask);
  return order !== null && hasAppliedCommand(order, commandId);
}

/** What a driver may not even look at any more has been given to someone else. */
async function whyDenied({ runId, orderId }: StopRecord, ask: Ask): Promise<StopProblem> {
  try {
    await read(runPath(runId), ask);
    await read(`orders/${orderId}`, ask);
    return { kind: 'denied' };
  } catch (thrown) {
    return { kind: toAppError(thrown).kind === 'denied' ? 'taken' : 'denied' };
  }
}

/**
 * Records what happened at a stop, or takes it back: the order, its run and how far that has come in one transaction, at most
 * once however often it is called, and never over what the office has made of the order meanwhile. Never rejects.
 */
export async function recordStop(record: StopRecord, ask: Ask): Promise<RecordStopResult> {
  const result = await runStaffCommit<Written>(ask, {
    // Another user may have signed in meanwhile: never write this stop under their name.
    uid: record.by.id,
    transaction: RECORD_STOP,
    run: transaction => writeStop(record, transaction),
  });
  if (result.outcome !== 'failed') return result;
  // Before the denial: its answer may have been lost, and the order or the run given to somebody else since.
  if (await isStopRecorded(record, ask).catch(() => false)) return SAVED;
  const { kind } = result.error;
  return kind === 'denied' || kind === 'invalid'
    ? { outcome: 'refused', problem: await whyDenied(record, ask) }
    : result;
}
