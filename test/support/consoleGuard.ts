import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The SDK's heartbeat, which it keeps writing for a moment after a test has closed its browser. */
const AFTERMATH = /Firebase App named '[\w-]+' already deleted/;

let allowed: RegExp[] = [];

/** Declares a console error or warning that the running test provokes on purpose. */
export function expectConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Makes every undeclared console error or warning fail the test it appeared in. */
export function guardConsole(): void {
  const seen: string[] = [];
  beforeEach(() => {
    allowed = [];
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
    const undeclared = seen.filter(text => ![AFTERMATH, ...allowed].some(pattern => pattern.test(text)));
    vi.restoreAllMocks();
    expect(undeclared).toEqual([]);
  });
}
