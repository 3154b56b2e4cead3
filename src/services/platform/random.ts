/** A number from 0 up to, but not including, 1. Tests pass their own. */
export type Chance = () => number;

export const systemChance: Chance = () => Math.random();
