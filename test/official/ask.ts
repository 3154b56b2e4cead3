import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { putDemonstrationShop } from '../../scripts/emulator/demonstrationShop';
import { emulatorsIn } from '../../scripts/emulator/emulators';
import { ownerOf } from '../../scripts/emulator/owner';
import { freePort } from '../bench/serve/listen';
import type { Report } from './countsReporter';
import { add, type Count, type Counts, JOURNEYS, kindOf } from './parts';
import { type Environment, run } from './run';

/** What some parts came to. */
export type Asked = {
  readonly ok: boolean;
  readonly counts: Counts;
  readonly tookMs: { readonly [what: string]: number };
};

const ROOT = 'test/official';

/** @throws Error where the run has left no report: it ended before its time, and counts nothing */
const readReport = (file: string): unknown => {
  if (!existsSync(file)) throw new Error('The run ended before it could say what it has asked.');
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** Asks what Vitest runs. @param folder for what it reports */
export async function askTests(parts: readonly string[], env: Environment, folder: string): Promise<Asked> {
  const file = join(folder, 'tests.json');
  const only = parts.flatMap(part => ['--project', part]);
  const ok = await run(
    'vitest',
    ['run', '--config', join(ROOT, 'vitest.config.ts'), '--passWithNoTests', ...only],
    { ...env, OFFICIAL_REPORT: file },
  );
  const { counts, tookMs } = readReport(file) as Report;
  return { ok, counts: new Map(counts), tookMs };
}

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
};

/** Builds the shop for the emulators, seeds them, and walks through it in Chromium. */
export async function askJourneys(env: Environment, folder: string): Promise<Asked> {
  const dist = join(folder, 'dist');
  const file = join(folder, 'journeys.json');
  const build = {
    VITE_BACKEND: 'emulator',
    VITE_FIRESTORE_EMULATOR_HOST: env.FIRESTORE_EMULATOR_HOST ?? '',
    VITE_AUTH_EMULATOR_HOST: env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  };
  const began = Date.now();
  const args = [
    'build',
    '--configLoader',
    'runner',
    '--logLevel',
    'error',
    '--outDir',
    dist,
    '--emptyOutDir',
  ];
  if (!(await run('vite', args, build))) throw new Error('The shop could not be built for the emulators.');
  const owner = ownerOf(emulatorsIn(env));
  // Those of the tests: one of them has an address that the shop's own staff have.
  await owner.removeAccounts();
  await putDemonstrationShop(owner, { nowMs: began });
  const built = Date.now();
  const ok = await run('playwright', ['test', '--config', join(ROOT, 'playwright.config.ts')], {
    ...env,
    ...build,
    ON_OFFICIAL: 'yes',
    E2E_DIST: dist,
    OFFICIAL_REPORT: file,
    OFFICIAL_PORT: String(await freePort()),
  });
  const { stats } = readReport(file) as PlaywrightReport;
  const counts = new Map<string, Count>();
  const kind = kindOf(JOURNEYS, '');
  add(counts, kind, 'passed', stats.expected);
  add(counts, kind, 'failed', stats.unexpected);
  add(counts, kind, 'skipped', stats.skipped);
  const tookMs = { 'build and seed': built - began, [JOURNEYS]: Date.now() - built };
  return { ok, counts, tookMs };
}
