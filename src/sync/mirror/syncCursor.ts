import * as v from 'valibot';

/** How far a collection has been read. Stands in stored data and in recordings: its fields are never renamed. */
export type SyncCursor = {
  /** Complete: every document there was has been read once. */
  readonly complete: boolean;
  /** Until it is complete: after which document to go on, by the values it is ordered by; null before the first page. */
  readonly cursor: readonly string[] | null;
  /** How many documents the server had when the first reading began. */
  readonly total: number;
  /** There were more than a mirror holds, so it has the latest only. */
  readonly latestOnly: boolean;
  /** Synced through: the newest change that has been read, as the server's ISO instant; null where nothing says when it changed. */
  readonly syncedThrough: string | null;
  /** When everything was last known to be read: ISO, by the device's clock; null before. */
  readonly asOf: string | null;
};

const instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

const schema: v.GenericSchema<unknown, SyncCursor> = v.object({
  complete: v.boolean(),
  cursor: v.nullable(v.array(v.string())),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  latestOnly: v.boolean(),
  syncedThrough: instant,
  asOf: instant,
});

/** A cursor that was stored on the device; null when it is none. */
export function parseSyncCursor(stored: unknown): SyncCursor | null {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : null;
}
