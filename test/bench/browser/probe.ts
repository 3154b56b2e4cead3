import { setTimeout as delay } from 'node:timers/promises';
import type { BarePage } from './bareBrowser';

const POLL_INTERVAL_MS = 100;

/** What is needed of a page, Playwright's or a bare one. */
export type Probed = { addInitScript(script: string | { readonly path: string }): Promise<unknown> };
type Asked = Pick<BarePage, 'evaluate'>;

/** Puts a script of `test/bench/page` into the page before its own, with what it is to look for. */
export async function addProbe(page: Probed, file: string, options: unknown): Promise<void> {
  await page.addInitScript(`globalThis.benchOptions = ${JSON.stringify(options)};`);
  await page.addInitScript({ path: new URL(`../page/${file}`, import.meta.url).pathname });
}

/**
 * What the probe has found, as soon as `name` is among it; null when that takes too long. The page's policy forbids what
 * Playwright's own waiting needs.
 */
export async function waitForFinding<Findings extends object>(
  page: Asked,
  name: keyof Findings & string,
  timeoutMs: number,
): Promise<Findings | null> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    const findings = await readFindings<Findings>(page);
    if (findings && findings[name] !== null && findings[name] !== undefined) return findings;
    await delay(POLL_INTERVAL_MS);
  }
  return null;
}

/** Null while the page is being replaced. */
export async function readFindings<Findings extends object>(page: Asked): Promise<Findings | null> {
  try {
    return await page.evaluate<Findings | null>('globalThis.benchFindings ?? null');
  } catch {
    return null;
  }
}
