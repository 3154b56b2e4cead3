import { afterEach, expect, it, vi } from 'vitest';
import { allowChime, chime } from './attention';

/** The tones that were begun, in their order. */
const tones: { onended: (() => void) | null }[] = [];
let isRunning = true;

/** Plays nothing, and has no clock: a test ends its tones. */
class SilentContext {
  readonly currentTime = 0;
  readonly destination = {};
  async suspend() {
    isRunning = false;
  }
  async resume() {
    isRunning = true;
  }
  createOscillator() {
    const tone = { frequency: { value: 0 }, onended: null, connect: <T>(to: T) => to, start() {}, stop() {} };
    tones.push(tone);
    return tone;
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: <T>(to: T) => to };
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets the device sleep when the last of the chimes has ended, and none of them before', async () => {
  vi.stubGlobal('AudioContext', SilentContext);
  allowChime();
  expect(isRunning).toBe(false);
  await chime('soft');
  const first = tones.splice(0);
  await chime('loud');
  for (const tone of first) tone.onended?.();
  expect(isRunning).toBe(true);
  for (const tone of tones) tone.onended?.();
  expect(isRunning).toBe(false);
});
