import type { Clock } from './clock';

/** After this long, and then as often, somebody who waits is told how far it is. */
const EVERY_MS = 2_000;

/** @returns a function that is told, from time to time, which share of the task is done: from 0 to 1 */
export function createProgress(options: {
  readonly task: string;
  readonly clock: Clock;
  readonly notice: (message: string) => void;
}): (share: number) => void {
  const { task, clock, notice } = options;
  let toldMs = clock();
  return share => {
    if (clock() - toldMs < EVERY_MS) return;
    toldMs = clock();
    notice(`${task}: ${Math.floor(share * 100)} %`);
  };
}
