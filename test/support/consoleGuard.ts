import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The SDK's heartbeat, which it keeps writing for a moment after a test has closed its browser. */
const AFTERMATH = /Firebase App named '[\w-]+' already deleted/;

/** Makes every console error or warning fail the test it appeared in. */
export function guardConsole(): void {
  const seen: string[] = [];
  beforeEach(() => {
    seen.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        seen.push(
          args.map(arg => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg))).join(' '),
        );
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(seen.filter(text => !AFTERMATH.test(text))).toEqual([]);
  });
}
