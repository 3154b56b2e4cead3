import * as v from 'valibot';
import { AREAS, type Area } from '@/lib/area';

/** Plain data, as JSON carries it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * `failed`: refused by the server, or cancelled by the person in order to change it. `discarded`: discarded while a try
 * of it may still arrive; looked for until that cannot be any more.
 */
export const COMMAND_STATUSES = ['pending', 'sending', 'failed', 'done', 'discarded'] as const;
export type CommandStatus = (typeof COMMAND_STATUSES)[number];

/** Why the last try did not succeed. `reason` is the command's own, for its own words. */
export type CommandFailure = {
  readonly code: string;
  readonly reason: Json;
  /** ISO instant. */
  readonly at: string;
};

/** One thing a person asked for, as it is stored on this device until the server has answered. */
export type CommandRecord = {
  /** The order of queueing; given by the log. */
  readonly seq: number;
  /** The format of this record. */
  readonly v: 1;
  /** Made before the first try; sending it again finds its own work done. */
  readonly id: string;
  readonly area: Area;
  readonly uid: string;
  /** Which command it is. */
  readonly name: string;
  /** What the person entered and saw; never a card, a token or a password. */
  readonly payload: Json;
  readonly status: CommandStatus;
  /** ISO, by the device's clock; shown, never used for order. */
  readonly queuedAt: string;
  readonly tries: number;
  /** When to try again, or to look again at what is over: milliseconds since the epoch; null: at once. */
  readonly nextTryAt: number | null;
  readonly failure: CommandFailure | null;
  /** A try may have taken effect though no answer came, or is under way. */
  readonly outcomeUnknown: boolean;
  /** How many tries were begun: without Web Locks two tabs may be at it at once. */
  readonly begun?: number | undefined;
};

export type NewCommand = Pick<CommandRecord, 'id' | 'area' | 'uid' | 'name' | 'payload' | 'queuedAt'> & {
  /** Becomes the first `nextTryAt`: until then it can be undone. */
  readonly notBefore?: number | undefined;
};

/** What a record's fate may change; its payload where the person has decided what it asked them. */
export type CommandChange = Partial<
  Pick<CommandRecord, 'payload' | 'status' | 'tries' | 'nextTryAt' | 'failure' | 'outcomeUnknown' | 'begun'>
>;

/** A change that depends on how the record is by then. */
export type ChangeOf = (now: CommandRecord) => CommandChange;

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(json), v.record(v.string(), json)]),
);

/** As it is stored: `wing` is the area, under the name of the first version. */
const storedSchema = v.object({
  seq: v.pipe(v.number(), v.integer()),
  v: v.literal(1),
  id: v.pipe(v.string(), v.minLength(1)),
  wing: v.picklist(AREAS),
  uid: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  payload: json,
  status: v.picklist(COMMAND_STATUSES),
  queuedAt: v.string(),
  tries: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nextTryAt: v.nullable(v.number()),
  failure: v.nullable(v.object({ code: v.string(), reason: json, at: v.string() })),
  outcomeUnknown: v.boolean(),
  begun: v.optional(v.number()),
});

/** A record as it is stored; the log gives it its `seq`. */
export type StoredCommand = Omit<CommandRecord, 'seq' | 'area'> & {
  readonly seq?: number;
  readonly wing: Area;
};

export const toStored = <Record extends { readonly area: Area }>({ area, ...rest }: Record) => ({
  ...rest,
  wing: area,
});

export const fromStored = <Record extends { readonly wing: Area }>({ wing, ...rest }: Record) => ({
  ...rest,
  area: wing,
});

/** A stored record read back, or what is wrong with it: one that cannot be read never hides the others. */
export type ReadRecord =
  | { readonly kind: 'record'; readonly record: CommandRecord }
  | { readonly kind: 'newer' }
  | { readonly kind: 'unreadable'; readonly seq: number | null };

export function readCommandRecord(stored: unknown): ReadRecord {
  const parsed = v.safeParse(storedSchema, stored);
  if (parsed.success) return { kind: 'record', record: fromStored(parsed.output) };
  const { seq, v: version } = (typeof stored === 'object' && stored !== null ? stored : {}) as {
    seq?: unknown;
    v?: unknown;
  };
  // A newer version of the app wrote it, and will send it.
  if (typeof version === 'number' && version > 1) return { kind: 'newer' };
  return { kind: 'unreadable', seq: typeof seq === 'number' ? seq : null };
}
