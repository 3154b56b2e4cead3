import * as v from 'valibot';

export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** What a member of staff has chosen and seen on this device. */
export type OfficePreferences = {
  /** How close the rows of tables stand. */
  readonly density: Density;
  /** The card that offers the back office as an app has been put away. */
  readonly cardClosed: boolean;
  /** Each person's notifications that are read. */
  readonly seen: readonly { readonly uid: string; readonly seenIds: readonly string[] }[];
  /** How each person looked at the orders last, as the search part of an address. */
  readonly orderFilters: readonly { readonly uid: string; readonly search: string }[];
};

export const DEFAULT_OFFICE: OfficePreferences = {
  density: 'comfortable',
  cardClosed: false,
  seen: [],
  orderFilters: [],
};

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
