/**
 * `npm run test:official`: asks Google's own emulators of Firestore and Auth what the shop relies on, and prints how much it
 * has asked. Where they cannot run here it says what was not asked.
 *
 *   --only PART   vectors, attacks, app, last units, differential, compat,
 *                 listen or journeys; may be given several times
 *   --cases N     how many random cases `differential` asks; 400
 *   --seed N      what they follow from; always the same
 *   --find        asks nothing: says whether the emulators can run here, and fails where they cannot
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findHeadlessChromium } from '../../scripts/chromium.mjs';
import { installOnce } from '../../scripts/installOnce.mjs';
import { type Asked, askJourneys, askTests } from './ask';
import { findEmulator } from './findEmulator';
import { listJourneys, listTests } from './listed';
import { JOURNEYS, PART_NAMES, type PartName } from './parts';
import type { Environment } from './run';
import { startEmulators } from './startEmulators';
import { printAsked, printNotAsked } from './summary';

const HERE = dirname(fileURLToPath(import.meta.url));

type Options = {
  readonly parts: readonly PartName[];
  readonly env: Environment;
  readonly onlyFind: boolean;
};

function readOptions(): Options {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      only: { ...option, multiple: true },
      cases: option,
      seed: option,
      find: { type: 'boolean', default: false },
    },
  });
  const { only = PART_NAMES, cases, seed, find } = values;
  const unknown = only.find(name => !PART_NAMES.some(part => part === name));
  if (unknown !== undefined) {
    throw new Error(`--only is "${unknown}"; it takes ${PART_NAMES.join(', ')}.`);
  }
  return {
    onlyFind: find,
    parts: PART_NAMES.filter(part => only.includes(part)),
    env: {
      ...(cases !== undefined && { DIFFERENTIAL_CASES: wholeNumber('--cases', cases) }),
      ...(seed !== undefined && { DIFFERENTIAL_SEED: wholeNumber('--seed', seed) }),
    },
  };
}

function wholeNumber(option: string, text: string): string {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} is "${text}": a whole number is expected.`);
  return text;
}

async function main(): Promise<void> {
  const options = readOptions();
  const { parts, onlyFind } = options;
  const tests = parts.filter(part => part !== JOURNEYS);
  const hasJourneys = parts.includes(JOURNEYS);
  const found = findEmulator(process.env);
  if (onlyFind) {
    if (!('jar' in found)) throw new Error(`The official emulators cannot run here. ${found.join('; ')}`);
    return console.log(`The official emulators can run here: ${found.jar}`);
  }
  if (!('jar' in found)) {
    const counts = new Map([
      ...listTests(tests, options.env.DIFFERENTIAL_CASES),
      ...(hasJourneys ? listJourneys() : []),
    ]);
    return printNotAsked(found, counts);
  }
  installOnce(HERE, 'what the official emulators need');
  const began = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'official-run-'));
  const { firestoreHost, authHost, stop } = await startEmulators(found);
  console.log(
    `The official emulators run: Firestore at ${firestoreHost} (${found.jar}), Auth at ${authHost}.`,
  );
  const env: Environment = {
    ...options.env,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
  };
  const asked: Asked[] = [];
  try {
    if (tests.length > 0) asked.push(await askTests(tests, env, folder));
    if (hasJourneys && findHeadlessChromium()) asked.push(await askJourneys(env, folder));
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
  printAsked(asked, Date.now() - began);
  if (hasJourneys && !findHeadlessChromium()) {
    printNotAsked(['a Chromium (CHROMIUM_PATH names one)'], listJourneys());
  }
  if (asked.some(({ ok }) => !ok)) process.exitCode = 1;
}

// However it ends, what was started ends with it (`child.ts`).
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1));
}
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
