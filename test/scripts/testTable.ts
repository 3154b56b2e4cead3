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
  if (LEFT_OUT.test(source)) return `${path} leaves tests out`;
  return isTitle(source, title) ? null : `no test of ${path} has the title: ${title}`;
}

/** A test that is written and does not run. `skipIf` and `runIf` say where it does. */
export const LEFT_OUT = /\b(?:it|test|describe)\.(?:\w+\.)*(?:skip|todo|only)\b/;

/** What stands before a title: `it(`, the end of a table (`it.each(…)(`), or the row of a table whose title is in the rows. */
const BEFORE_TITLE = /(?:\b(?:it|test)\(|\)\()\s*$/;
const BEFORE_ROW = /\[\s*$/;

/** Whether a test is called so: the words alone may stand anywhere. */
export function isTitle(source: string, title: string): boolean {
  const ofRows = /\.each\([^\n]*\)\(\s*['"`]%s\b/.test(source) || /\]\)\(\s*['"`]%s['"`]/.test(source);
  return ["'", '"', '`'].some(quote =>
    source
      .split(`${quote}${title}${quote}`)
      .slice(0, -1)
      .some(before => BEFORE_TITLE.test(before) || (ofRows && BEFORE_ROW.test(before))),
  );
}
