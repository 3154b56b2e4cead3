// @bundle runs

import * as v from 'valibot';
import { ATTEMPT_REASONS, type AttemptReason, ORDER_STATUSES, type OrderStatus } from '@/domain/order/order';
import { documentId, staffChangeEntries } from '@/domain/staff/staffChange';
import type { Paise } from '@/lib/number/money';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { typedLine } from '@/lib/text/textSchemas';
import { COLLECTED_BY, type CollectedBy, type StopOutcome } from './run';

/** The command that records a stop. Stands in stored records: never renamed. */
export const RECORD_STOP = 'recordStop';

/** What was given at the door. */
export type Collected = {
  readonly method: CollectedBy;
  readonly amountPaise: Paise;
  /** Of a transfer by UPI never empty: the rules ask for it. */
  readonly reference: string;
};

/** What happened at a stop. */
export type StopResult =
  | { readonly kind: 'delivered'; readonly to: string; readonly collected: Collected | null }
  /** `day`: when it is tried again, `YYYY-MM-DD` in India. */
  | {
      readonly kind: 'failed';
      readonly reason: AttemptReason;
      readonly note: string;
      readonly day: string;
    }
  /** The stop is open again, as it was before the command. */
  | { readonly kind: 'undone'; readonly command: string };

/** A stop of a run, as it is recorded at the door or in the office. Plain data. */
export type StopRecord = {
  readonly commandId: string;
  readonly runId: string;
  readonly orderId: string;
  /** The customer in words. */
  readonly name: string;
  readonly result: StopResult;
  readonly by: { readonly id: string; readonly name: string };
};

/** What the run says of a stop once the record is saved. */
export function outcomeOf({ result, by, commandId }: StopRecord): StopOutcome {
  const said = {
    ...{ method: null, amountPaise: 0, reference: '', note: '' },
    ...{ at: null, by: by.id, command: commandId },
  };
  switch (result.kind) {
    case 'delivered':
      return { ...said, ...result.collected, outcome: 'delivered', note: result.to };
    case 'failed':
      return { ...said, outcome: 'failed', note: result.note };
    case 'undone':
      return { ...said, outcome: 'open' };
  }
}

const { commandId, by } = staffChangeEntries;

const collected = v.object({
  method: v.picklist(COLLECTED_BY),
  amountPaise: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  reference: v.pipe(typedLine, v.maxLength(MAX_CHARS.reference)),
});

const schema = v.object({
  commandId,
  runId: documentId,
  orderId: documentId,
  name: v.string(),
  result: v.variant('kind', [
    v.object({
      kind: v.literal('delivered'),
      to: v.pipe(typedLine, v.maxLength(MAX_CHARS.handedTo)),
      collected: v.nullable(collected),
    }),
    v.object({
      kind: v.literal('failed'),
      reason: v.picklist(ATTEMPT_REASONS),
      note: v.pipe(typedLine, v.maxLength(MAX_CHARS.stopNote)),
      day: v.pipe(v.string(), v.isoDate()),
    }),
    v.object({ kind: v.literal('undone'), command: commandId }),
  ]),
  by,
});

/** A stop that was stored on the device. Throws when it is not one. */
export const parseStopRecord = (payload: unknown): StopRecord => v.parse(schema, payload);

/** Why a stop will not be saved, however often it is sent. */
export type StopProblem =
  | {
      readonly kind:
        | 'gone'
        /** The office has put the order into another run, or the run into other hands. */
        | 'taken'
        | 'cancelled'
        /** The run has not gone out, or its day is closed. */
        | 'notOut'
        /** Its money was given back. */
        | 'refunded'
        /** The order has changed since what is to be taken back. */
        | 'changedSince'
        /** The rules refuse it, and nothing here can say why. */
        | 'denied';
    }
  /** It is not on its way any more. */
  | { readonly kind: 'moved'; readonly status: OrderStatus | null }
  /** More than is still to be paid. */
  | { readonly kind: 'overpaid'; readonly duePaise: Paise };

const problem: v.GenericSchema<unknown, StopProblem> = v.variant('kind', [
  v.object({
    kind: v.picklist(['gone', 'taken', 'cancelled', 'notOut', 'refunded', 'changedSince', 'denied']),
  }),
  v.object({ kind: v.literal('moved'), status: v.nullable(v.picklist(ORDER_STATUSES)) }),
  v.object({ kind: v.literal('overpaid'), duePaise: v.number() }),
]);

/** The reason stored with a stop that failed. One of another version of the app says only that it was denied. */
export function parseStopProblem(reason: unknown): StopProblem {
  const parsed = v.safeParse(problem, reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
