import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock';

const NOW = Date.UTC(2026, 0, 15, 9);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

describe('createServerClock', () => {
  it('goes by the device until the server has spoken', () => {
    expect(createServerClock({ now: () => NOW }).now()).toBe(NOW);
  });

  it.each([
    ['ahead', 3 * YEAR_MS],
    ['behind', -56 * YEAR_MS],
  ])('knows the server’s time on a device that is years %s', (_side, offMs) => {
    let elapsedMs = 0;
    const clock = createServerClock({ now: () => NOW + offMs + elapsedMs });
    clock.told(NOW);
    elapsedMs = 5000;
    expect(clock.now()).toBe(NOW + 5000);
  });

  it('learns anew when the device’s clock has been set', () => {
    let device = NOW + YEAR_MS;
    const clock = createServerClock({ now: () => device });
    clock.told(NOW);
    device = NOW;
    clock.told(NOW);
    expect(clock.now()).toBe(NOW);
  });
});
