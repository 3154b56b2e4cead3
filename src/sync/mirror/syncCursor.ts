import * as v from 'valibot';

/** How far a collection has been read. */
export type SyncCursor = {
  /** Every document there was has been read once. */
  readonly complete: boolean;
  /** Until it is complete: after which document to go on, by the values it is ordered by; null before the first page. */
  readonly cursor: readonly string[] | null;
  /** How many documents the server had when the first reading began. */
  readonly total: number;
  /** There were more than a mirror holds, so it has the latest only. */
  readonly latestOnly: boolean;
  /** The newest change that has been read, as the server's ISO instant; null where nothing says when it changed. */
  readonly syncedThrough: string | null;
  /** When everything was last known to be read: ISO, by the device's clock; null before. */
  readonly asOf: string | null;
};

const instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

/** As it is stored: two fields have the names of the first version. */
const schema = v.object({
  filled: v.boolean(),
  cursor: v.nullable(v.array(v.string())),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  latestOnly: v.boolean(),
  through: instant,
  asOf: instant,
});

/** A cursor that was stored on the device; null when it is none. */
export function parseSyncCursor(stored: unknown): SyncCursor | null {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return null;
  const { filled, through, ...rest } = parsed.output;
  return { ...rest, complete: filled, syncedThrough: through };
}

/**
 * Whether a page that was read after `base` may be stored beside what the device has: nothing between the two is missing
 * there. A page that could not be stored, a device that was emptied to make room, or another tab that reads everything anew
 * leave a gap; a cursor beyond it would say of what is in the gap that the device has it.
 */
export function isContiguous(base: SyncCursor | null, stored: SyncCursor | null): boolean {
  if (base === null) return true;
  if (stored === null || (base.syncedThrough ?? '') > (stored.syncedThrough ?? '')) return false;
  return stored.complete || (!base.complete && `${base.cursor}` === `${stored.cursor}`);
}

/** Its fields are in one order always: a stored cursor is compared as text. */
export const toStoredCursor = ({ complete, cursor, total, latestOnly, syncedThrough, asOf }: SyncCursor) => ({
  filled: complete,
  cursor,
  total,
  latestOnly,
  through: syncedThrough,
  asOf,
});
