/** One measured figure by its name; null where it was not reached. */
export type Sample = Readonly<Record<string, number | null>>;

/**
 * The middle of what was measured, or the mean of the two in the middle. A run that did not get there counts as longer
 * than any other: where half of them did not, there is no median.
 */
export function median(values: readonly (number | null)[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.map(value => value ?? Number.POSITIVE_INFINITY).sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? upper;
  const middle = (lower + upper) / 2;
  return Number.isFinite(middle) ? middle : null;
}

/** The median of every figure that any of the samples has. */
export function medians(samples: readonly Sample[]): Sample {
  const names = new Set(samples.flatMap(sample => Object.keys(sample)));
  return Object.fromEntries(
    Array.from(names, name => [name, median(samples.map(sample => sample[name] ?? null))]),
  );
}
