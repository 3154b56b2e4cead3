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
