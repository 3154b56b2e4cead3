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

/** In every check; `--cases` and `--seed` of `npm run test:official` say otherwise. */
const CASES = 800;
const SEED = 20260115;

/** How many cases of that kind are asked, of that total. */
export function casesOf(kind: Kind): number {
  return Math.ceil((numberIn('DIFFERENTIAL_CASES', CASES) * SHARES[kind]) / 100);
}

/** What the random cases follow from: the same seed, the same cases. */
export const seed = (): number => numberIn('DIFFERENTIAL_SEED', SEED);

function numberIn(name: string, otherwise: number): number {
  const text = process.env[name];
  return text === undefined ? otherwise : Number(text);
}
