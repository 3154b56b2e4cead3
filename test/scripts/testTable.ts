import { existsSync, readFileSync } from 'node:fs';

/** A table of a page in `docs`, whose last column names the tests that hold a row: `path › title`. */

/** The cells of the rows below a table's head, in the section with this heading. */
export function rowsUnder(page: string, heading: string): string[][] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  return lines
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => line.split(/^\| | \| | \|$/).slice(1, -1));
}

/** What the last cell of a row is: tests and nothing else, or why there is none. */
export const HELD_BY = /^(`[^`\s]+ › [^`]+`(<br>)?)+$|^No test( yet)?: \S.{10,}$/;

/** Every test that a page names, once. */
export function testsNamedIn(page: string): string[] {
  return [
    ...new Set(
      Array.from(page.matchAll(/`([^`\s]+) › ([^`]+)`/g), ([, path, title]) => `${path} › ${title}`),
    ),
  ];
}

/** Why `path › title` is no test of this repository; null where it is one. */
export function whyNoTest(reference: string): string | null {
  const [path = '', title = ''] = reference.split(' › ');
  if (!/\.(test\.tsx?|e2e\.ts)$/.test(path)) return `${path} is no file of tests`;
  if (!existsSync(path)) return `${path} is not there`;
  const source = readFileSync(path, 'utf8');
  const isThere = ["'", '"', '`'].some(quote => source.includes(`${quote}${title}${quote}`));
  return isThere ? null : `no title of ${path} is: ${title}`;
}
