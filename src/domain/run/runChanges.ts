// @bundle runs

import * as v from 'valibot';
import { documentId, type StaffChange, staffChangeEntries } from '@/domain/staff/staffChange';
import { MAX_CHARS } from '@/lib/text/textLimits';
import { typedLine } from '@/lib/text/textSchemas';
import { SLOT } from '@/lib/time/slot';
import type { Bottles, Run } from './run';

/** The commands that change a run. They stand in stored records: never renamed. */
export const SAVE_RUN = 'saveRun';
export const START_RUN = 'startRun';
export const CLOSE_RUN = 'closeRun';
export const DELETE_RUN = 'deleteRun';

/** What staff decide of a run. */
export type RunFields = Pick<Run, 'day' | 'slot' | 'name' | 'driver' | 'driverName'>;

/** A run that is planned, renamed, put on another day or given to another driver. */
export type RunSave = StaffChange & {
  readonly runId: string;
  /** As the person saw it; null for a new one. */
  readonly from: RunFields | null;
  readonly to: RunFields;
};

/** A run that goes out. Its orders are shipped by edits of their own. */
export type RunStart = StaffChange & {
  readonly runId: string;
  /** The run in words. */
  readonly name: string;
};

/** A planned run without orders that is deleted, or restored. */
export type RunDeletion = RunStart & { readonly deleted: boolean };

/** What was counted when a run came home, or that it was counted wrongly. */
export type RunClosing = RunStart & {
  readonly cashPaise: number;
  readonly upiPaise: number;
  readonly reason: string;
  readonly back: Bottles;
};

/** A run's id, made on the device. */
const runId = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{20}$/));
const paise = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(typedLine, v.minLength(1), v.maxLength(MAX_CHARS.runName));

const fields = v.object({
  day: v.pipe(v.string(), v.isoDate()),
  slot: v.union([v.literal(''), v.pipe(v.string(), v.regex(SLOT))]),
  name,
  driver: v.pipe(v.string(), v.maxLength(128)),
  driverName: v.pipe(typedLine, v.maxLength(MAX_CHARS.name)),
});
const save = v.object({ ...staffChangeEntries, runId, from: v.nullable(fields), to: fields });
const start = v.object({ ...staffChangeEntries, runId, name });
const deletion = v.object({ ...start.entries, deleted: v.boolean() });
const closing = v.object({
  ...start.entries,
  cashPaise: paise,
  upiPaise: paise,
  reason: v.pipe(typedLine, v.maxLength(MAX_CHARS.stopNote)),
  back: v.record(documentId, v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99_999))),
});

/** Changes that were stored on the device. They throw for what is none. */
export const parseRunSave = (payload: unknown): RunSave => v.parse(save, payload);
export const parseRunStart = (payload: unknown): RunStart => v.parse(start, payload);
export const parseRunDeletion = (payload: unknown): RunDeletion => v.parse(deletion, payload);
export const parseRunClosing = (payload: unknown): RunClosing => v.parse(closing, payload);

/** Why a change of a run will not be saved, however often it is sent. */
export type RunProblem =
  | {
      readonly kind:
        | 'gone'
        /** Someone else changed it after the person saw it. */
        | 'conflict'
        /** Its day is closed. */
        | 'closed'
        /** It is out already, or closed. */
        | 'started'
        /** It has orders or has gone out, so it cannot be deleted. */
        | 'inUse'
        /** It has not gone out yet. */
        | 'notOut'
        /** What was counted is not what was recorded, and nobody says why. */
        | 'noReason'
        /** More kinds of bottles are missing than one change can write down. */
        | 'tooManyMissing'
        /** The rules refuse it, and nothing here can say why. */
        | 'denied';
    }
  /** More bottles are missing than the shelf has left to make up for them. */
  | { readonly kind: 'notEnough'; readonly productName: string; readonly inStock: number };

const problem: v.GenericSchema<unknown, RunProblem> = v.variant('kind', [
  v.object({
    kind: v.picklist([
      'gone',
      'conflict',
      'closed',
      'started',
      'inUse',
      'notOut',
      'noReason',
      'tooManyMissing',
      'denied',
    ]),
  }),
  v.object({ kind: v.literal('notEnough'), productName: v.string(), inStock: v.number() }),
]);

/** The reason stored with a change that failed. One of another version of the app says only that it was denied. */
export function parseRunProblem(reason: unknown): RunProblem {
  const parsed = v.safeParse(problem, typeof reason === 'string' ? { kind: reason } : reason);
  return parsed.success ? parsed.output : { kind: 'denied' };
}
