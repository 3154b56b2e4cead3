import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const HOSTING = 'firebase.json';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page has within `<script>` tags that name no file. */
export const scriptsWithin = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** Lets hosting's policy know the styles and the scripts that the pages carry. A build that changes one of them says so. */
export function allowInPolicy(
  styles: readonly string[],
  scripts: readonly string[],
  warn: (message: string) => void,
): void {
  const hosting = readFileSync(HOSTING, 'utf8');
  const allowed = hosting
    .replace(/style-src [^;]*/, `style-src 'self' ${styles.map(hashOf).join(' ')}`)
    .replace(/script-src [^;]*/, `script-src 'self' ${scripts.map(hashOf).join(' ')}`);
  if (allowed === hosting) return;
  writeFileSync(HOSTING, allowed);
  warn(`${HOSTING} now names the styles and the scripts of the pages as this build has them.`);
}
