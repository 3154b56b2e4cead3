/** `npm run house [-- <ref>]`: measures the structure of `src`, and of a commit's beside it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { isTest, sourceFiles } from '../test/safety/sourceFiles';
import { circlesOf, foldersInCircles, importGraph } from '../test/safety/structure';
import { markdownTable } from './markdownTable';

/** A file that says hardly anything by itself, in lines. */
const SMALL = 25;
/** As many files as can be taken in at a glance. */
const FOLDER = 25;
const BIGGEST = 10;

/** What is measured, each as the entries that a person may want to see, or as a number. */
function measure(root?: string) {
  const all = sourceFiles('src', { root });
  const code = all.filter(file => !isTest(file));
  const graph = importGraph(code);
  const sizes = code
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((one, other) => other.lines - one.lines || (one.path < other.path ? -1 : 1));
  const inFolder = new Map<string, number>();
  for (const { path } of all) {
    const folder = posix.dirname(path);
    inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1);
  }
  const crowded = Array.from(inFolder)
    .filter(([, files]) => files > FOLDER)
    .sort(([, one], [, other]) => other - one);
  const pairs = foldersInCircles(graph);
  const circles = circlesOf(graph);
  const numbers: readonly (readonly [what: string, value: number])[] = [
    ['Files, without tests', code.length],
    ['Lines, without tests', sizes.reduce((sum, { lines }) => sum + lines, 0)],
    ['Median lines a file', sizes[Math.floor(sizes.length / 2)]?.lines ?? 0],
    [`Files of ${SMALL} lines or fewer`, sizes.filter(({ lines }) => lines <= SMALL).length],
    [`Folders with more than ${FOLDER} files, tests included`, crowded.length],
    ['Pairs of folders that import each other', pairs.length],
    ['Circles of files', circles.length],
    ['Lines of the biggest file', sizes[0]?.lines ?? 0],
  ];
  const lists: readonly (readonly [what: string, entries: readonly string[]])[] = [
    ['Folders with the most files', crowded.map(([folder, files]) => `${files}  ${folder}`)],
    ['Pairs of folders', pairs],
    ['Circles of files', circles.map(circle => circle.join(', '))],
    ['Biggest files', sizes.slice(0, BIGGEST).map(({ path, lines }) => `${lines}  ${path}`)],
  ];
  return { numbers, lists };
}

/** The same of a commit, from a copy of its `src` that is gone afterwards. Null for what is no commit. */
function measureAt(ref: string): ReturnType<typeof measure> | null {
  const copy = mkdtempSync(join(tmpdir(), 'house-'));
  try {
    execFileSync('git', ['archive', '--output', join(copy, 'src.tar'), ref, 'src'], { stdio: 'pipe' });
    execFileSync('tar', ['-xf', 'src.tar'], { cwd: copy });
    return measure(copy);
  } catch {
    return null;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function print(name: string, { lists }: ReturnType<typeof measure>): void {
  for (const [what, entries] of lists) {
    console.log(`\n${what}, ${name}:`);
    for (const entry of entries.length > 0 ? entries : ['none']) console.log(`  ${entry}`);
  }
}

const [ref] = process.argv.slice(2);
const here = measure();
const there = ref === undefined ? undefined : measureAt(ref);
if (there === null) {
  console.error(`There is no commit "${ref}" with a folder src.`);
  process.exit(2);
}
const rows = here.numbers.map(([what, value], row) => [
  what,
  String(value),
  ...(there ? [String(there.numbers[row]?.[1])] : []),
]);
console.log(markdownTable(['src', 'here', ...(there && ref ? [ref] : [])], rows));
print('here', here);
if (there && ref) print(ref, there);
