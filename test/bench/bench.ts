/**
 * `npm run bench`: measures the product beside its floors, and beside peers whose addresses are given, in turns in one
 * run, and prints how each figure stands to its goal. Nothing here fails for being slow: times are read, not asserted.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installOnce } from '../../scripts/installOnce.mjs';
import { loadNow, readEnvironment } from './environment';
import { type Options, readOptions, USAGE } from './options';
import { printReport, type Report, writtenInto } from './report';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BENCH = fileURLToPath(new URL('.', import.meta.url));
const PAGE = join(ROOT, 'docs/benchmarks.md');

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const options = readOptions(args);
  const report = options.from === null ? await measure(options) : readReport(options.from);
  printReport(report);
  if (options.write) {
    writeFileSync(PAGE, writtenInto(readFileSync(PAGE, 'utf8'), report));
    console.log('\nWritten to docs/benchmarks.md.');
  }
}

const readReport = (file: string): Report => JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'));

async function measure(options: Options): Promise<Report> {
  installOnce(BENCH, 'what the bench compares with');
  const environment = readEnvironment();
  if (!options.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  // Only now: it needs what was installed and built.
  const { measureEverything } = await import('./measureEverything');
  const results = await measureEverything(options);
  const report = { environment: { ...environment, loadAtTheEnd: loadNow() }, options, ...results };
  const file = resolve(ROOT, options.out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`Every figure of every run: ${options.out}`);
  return report;
}

await main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
