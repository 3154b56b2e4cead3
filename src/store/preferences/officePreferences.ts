export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** How loud a new order is heard. */
export const CHIMES = ['off', 'soft', 'loud'] as const;
export type Chime = (typeof CHIMES)[number];

/** What a member of staff has chosen and seen on this device. */
export type OfficePreferences = {
  /** How close the rows of tables stand. */
  readonly density: Density;
  readonly chime: Chime;
  /** The card that offers the back office as an app has been put away. */
  readonly cardClosed: boolean;
  /** Each person's notifications that are read. */
  readonly seen: readonly { readonly uid: string; readonly seenIds: readonly string[] }[];
  /** How each person looked at the orders last, as the search part of an address. */
  readonly orderFilters: readonly { readonly uid: string; readonly search: string; readonly day: string }[];
};

export const DEFAULT_OFFICE: OfficePreferences = {
  density: 'comfortable',
  chime: 'soft',
  cardClosed: false,
  seen: [],
  orderFilters: [],
};
