import type { Clock } from './clock';

/** The server's clock, as well as this device knows it: its own may be years off. */
export type ServerClock = {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The server has just said what time it is. */
  readonly told: (serverNowMs: number) => void;
};

/** Goes by the device's clock until the server has said otherwise. */
export function createServerClock(clock: Clock): ServerClock {
  let aheadMs = 0;
  return {
    now: () => clock.now() + aheadMs,
    told(serverNowMs) {
      aheadMs = serverNowMs - clock.now();
    },
  };
}
