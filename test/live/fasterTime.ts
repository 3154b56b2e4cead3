import { clearInterval, setInterval } from 'node:timers';
import { vi } from 'vitest';
import { onOfficial } from '../support/official';

const TICK_MS = 2;
/** The official emulator answers by a time of its own. */
const STEP_MS = onOfficial ? 4 : 40;

/**
 * Makes the page's time run up to twenty times as fast: waits and deadlines of the app and of the SDK's transport keep their
 * proportions, while the network is the machine's own. It goes by turns of the event loop, in which the server answers too, so
 * that on a crowded machine nobody is late.
 */
export function hurryTime() {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    now: Date.now(),
  });
  const ticking = setInterval(() => vi.advanceTimersByTime(STEP_MS), TICK_MS);
  return {
    /** Time jumps, as for a device that has slept. */
    pass: (ms: number) => void vi.setSystemTime(Date.now() + ms),
    restore(): void {
      clearInterval(ticking);
      vi.useRealTimers();
    },
  };
}
