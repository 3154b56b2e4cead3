import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const HOSTING = 'firebase.json';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Lets hosting's policy know the styles and the script that the pages carry. A build that changes one of them says so. */
export function allowInPolicy(
  styles: readonly string[],
  page: string,
  warn: (message: string) => void,
): void {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  const hosting = readFileSync(HOSTING, 'utf8');
  const allowed = hosting
    .replace(/style-src [^;]*/, `style-src 'self' ${styles.map(hashOf).join(' ')}`)
    .replace(/script-src [^;]*/, `script-src 'self' ${hashOf(script)}`);
  if (allowed === hosting) return;
  writeFileSync(HOSTING, allowed);
  warn(`${HOSTING} now names the styles and the script of the pages as this build has them.`);
}
