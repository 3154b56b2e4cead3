/** What `npm run test:official` asks, and the files that ask it. */
export const PARTS = {
  vectors: ['test/official/vectors.test.ts'],
  attacks: [
    'test/rules/attacks.test.ts',
    'test/rules/driverAttacks.test.ts',
    'test/rules/restAttacks.test.ts',
  ],
  app: [
    'test/official/app/**/*.test.{ts,tsx}',
    // What these ask, they ask through the app's own services alone, and so of either backend.
    'test/journeys/{readChanges,stockLedger}.test.tsx',
    'test/live/**/*.test.ts',
  ],
  'last units': ['test/official/lastUnits.test.ts'],
  differential: ['test/official/differential/**/*.test.ts'],
  compat: ['test/official/compat/**/*.test.ts'],
  listen: ['test/official/listen/**/*.test.ts'],
} as const;

export const JOURNEYS = 'journeys';
/** Those of `test/e2e` that ask nothing of the local backend alone, on a build for the official emulators (`askJourneys`). */
export const JOURNEY_FILES = ['**/wholeJob.e2e.ts', '**/deliveryDay.e2e.ts'] as const;
export type PartName = keyof typeof PARTS | typeof JOURNEYS;
export const PART_NAMES = [...Object.keys(PARTS), JOURNEYS] as readonly PartName[];

/** Counted by its cases: one of its tests asks many. */
export const DIFFERENTIAL = 'differential cases';

/** What is counted: a part's tests by what each asks. */
export function kindOf(part: string, test: string): string {
  if (part === 'vectors') return 'vectors';
  if (part === 'attacks') return /attack/i.test(test) ? 'attacks' : 'legal requests';
  if (part === 'differential') return /compiler/.test(test) ? 'compilations of the rules' : DIFFERENTIAL;
  if (part === 'compat') return 'comparisons of other SDKs and helpers';
  if (part === 'listen') return 'comparisons of what listeners are told';
  return part === JOURNEYS ? 'journeys in Chromium' : 'app scenarios';
}

export type Count = {
  readonly passed: number;
  readonly failed: number;
  /** Cannot be asked of the official emulators. */
  readonly skipped: number;
};
export type Counts = ReadonlyMap<string, Count>;

/** With so many more of a kind that ended in this way. */
export function add(counts: Map<string, Count>, kind: string, how: keyof Count, cases = 1): void {
  const count = counts.get(kind) ?? { passed: 0, failed: 0, skipped: 0 };
  counts.set(kind, { ...count, [how]: count[how] + cases });
}
