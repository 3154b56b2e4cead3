/** A number from 0 up to, but not including, 1. Tests pass their own. */
export type Random = () => number;

export const systemRandom: Random = () => Math.random();
