import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const HOSTING = 'firebase.json';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page has within `<script>` tags that name no file. */
export const scriptsWithin = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** The text of `firebase.json` with a policy that allows these styles and scripts, and no others, within a page. */
export const allowing = (hosting: string, styles: readonly string[], scripts: readonly string[]): string =>
  hosting
    .replace(/style-src [^;]*/, `style-src 'self' ${styles.map(hashOf).join(' ')}`)
    .replace(/script-src [^;]*/, `script-src 'self' ${scripts.map(hashOf).join(' ')}`);

/**
 * Sees to it that hosting's policy allows the styles and the scripts that the pages carry: a browser would leave them out.
 * They depend on the sources alone, so `firebase.json` is checked and never changed by a build; `npm run policy` sets
 * HOSTING_POLICY, and writes it.
 *
 * @throws Error where the policy allows others
 */
export function checkPolicy(styles: readonly string[], scripts: readonly string[]): void {
  const hosting = readFileSync(HOSTING, 'utf8');
  const right = allowing(hosting, styles, scripts);
  if (right === hosting) return;
  if (process.env.HOSTING_POLICY !== 'write') {
    throw new Error(
      `The policy in ${HOSTING} does not allow the styles and scripts within the pages as they are now. ` +
        '`npm run policy` writes what it has to say; look at the change and commit it.',
    );
  }
  writeFileSync(HOSTING, right);
}
