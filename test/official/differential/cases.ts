/** How many of a hundred cases each kind is given. */
const SHARES = {
  documents: 15,
  commits: 15,
  values: 8,
  queries: 15,
  'odd queries': 15,
  transactions: 7,
  rules: 25,
} as const;

export type Kind = keyof typeof SHARES;
const KINDS = Object.keys(SHARES) as readonly Kind[];

/** In every check; `--cases` and `--seed` of `npm run test:official` say otherwise. */
export const CASES = 400;
const SEED = 20260115;

/** How many cases of that kind are asked, of that total. */
export function casesOf(kind: Kind, total = numberIn('DIFFERENTIAL_CASES', CASES)): number {
  return Math.ceil((total * SHARES[kind]) / 100);
}

/** How many are asked of all kinds together. */
export const allCases = (total?: number): number =>
  KINDS.reduce((sum, kind) => sum + casesOf(kind, total), 0);

/** What the random cases follow from: the same seed, the same cases. */
export const seed = (): number => numberIn('DIFFERENTIAL_SEED', SEED);

function numberIn(name: string, otherwise: number): number {
  const text = process.env[name];
  return text === undefined ? otherwise : Number(text);
}
