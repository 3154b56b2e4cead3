import * as v from 'valibot';
import { DEFAULT_OFFICE, DENSITIES, type OfficePreferences } from './officePreferences';

const schema: v.GenericSchema<unknown, OfficePreferences> = v.object({
  density: v.fallback(v.picklist(DENSITIES), DEFAULT_OFFICE.density),
  cardClosed: v.fallback(v.boolean(), false),
  seen: v.fallback(v.array(v.object({ uid: v.string(), seenIds: v.array(v.string()) })), []),
  orderFilters: v.fallback(v.array(v.object({ uid: v.string(), search: v.string() })), []),
});

/** Stored preferences as state; null where there are none. */
export function parseOfficePreferences(stored: unknown): OfficePreferences | null {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : null;
}
