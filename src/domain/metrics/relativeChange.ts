/** How much a figure has changed, as a fraction of what it was; null where there was nothing to compare with. */
export function relativeChange(now: number | null, before: number | null): number | null {
  return now === null || before === null || before === 0 ? null : (now - before) / before;
}
