/** The wall clock: milliseconds since the epoch. The only place that reads it. */
export type Clock = { readonly now: () => number };

export const systemClock: Clock = { now: () => Date.now() };
