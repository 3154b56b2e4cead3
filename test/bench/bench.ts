/**
 * `npm run bench`: measures the product beside its floors, and beside peers whose addresses are given, in turns in one
 * run, and prints how each figure stands to its goal. Nothing here fails for being slow: times are read, not asserted.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadNow, readEnvironment } from './environment';
import { installOnce } from './install';
import { readOptions, USAGE } from './options';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(USAGE);
  const options = readOptions(args);
  installOnce();
  const environment = readEnvironment();
  if (!options.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });

  // Only now: these need what was installed and built.
  const { measureEverything } = await import('./measureEverything');
  const { printReport } = await import('./report');
  const results = await measureEverything(options);
  const report = { environment: { ...environment, loadAtTheEnd: loadNow() }, options, ...results };

  const file = join(ROOT, options.out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  printReport(report);
  console.log(`\nEvery figure of every run: ${options.out}`);
}

await main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
