import type { Chance } from './chance';

const BASE_MS = 1000;
const CAP_MS = 60_000;
const FLOOR_MS = 250;

/**
 * How long to wait before try number `tries + 1`, in milliseconds: full jitter, so that a thousand phones that lost
 * one tower do not come back in step. Told to slow down, a sender waits up to the cap at once.
 */
export function backOffMs(tries: number, rateLimited: boolean, chance: Chance): number {
  const ceiling = rateLimited ? CAP_MS : Math.min(CAP_MS, BASE_MS * 2 ** Math.min(tries, 16));
  return Math.max(FLOOR_MS, Math.floor(chance() * ceiling));
}
