const PERCENT = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 2 });

/** A fraction as a percentage: `formatPercent(0.08)` is `8%`. */
export function formatPercent(fraction: number): string {
  return PERCENT.format(fraction);
}
