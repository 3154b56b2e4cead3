import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { createLocalFirebase } from '../localFirebase';
import { type FoundCommits, findCommits } from './crashCommit';
import { createJournalStorage } from './journalStorage';

export type CrashFigures = {
  readonly kills: number;
  readonly acknowledged: number;
  /** Commits found although the kill came before their acknowledgement: allowed. */
  readonly unacknowledged: number;
  readonly lost: number;
  readonly half: number;
  readonly tornLines: number;
};

const CHILD = fileURLToPath(new URL('./crashChild.ts', import.meta.url));

/** As one module: to read and compile its sources anew would take each life longer than it lives. */
async function bundleChild(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: CHILD,
      outDir: folder,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'child.mjs' } },
    },
  });
  return join(folder, 'child.mjs');
}

/**
 * Lets a backend commit to a journal, kills its process with SIGKILL at a random moment, starts the next on the
 * same journal, until at least `commits` are acknowledged and `kills` were survived. What a backend finds in the
 * journal afterwards is compared with what was acknowledged.
 *
 * @param random gives numbers from 0 up to 1, as Math.random
 */
export async function crashRepeatedly(options: {
  commits: number;
  kills: number;
  commitsPerLife: number;
  random: () => number;
}): Promise<CrashFigures> {
  const { commits, commitsPerLife, random } = options;
  const folder = await mkdtemp(join(tmpdir(), 'crash-'));
  const directory = join(folder, 'journal');
  const acknowledged = new Set<number>();
  let kills = 0;
  let tornLines = 0;
  let found: FoundCommits = { orders: new Set(), half: 0 };
  try {
    const script = await bundleChild(join(folder, 'child'));
    while (acknowledged.size < commits || kills < options.kills) {
      const target = 1 + Math.floor(random() * 2 * commitsPerLife);
      await liveAndBeKilled({ script, directory, first: kills * 1_000_000, target, random, acknowledged });
      kills += 1;
      found = await readBack(directory, () => {
        tornLines += 1;
      });
      if (found.half > 0) break;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const lost = [...acknowledged].filter(order => !found.orders.has(order)).length;
  return {
    kills,
    acknowledged: acknowledged.size,
    unacknowledged: found.orders.size - (acknowledged.size - lost),
    lost,
    half: found.half,
    tornLines,
  };
}

async function liveAndBeKilled(life: {
  script: string;
  directory: string;
  first: number;
  target: number;
  random: () => number;
  acknowledged: Set<number>;
}): Promise<void> {
  const child = spawn(process.execPath, [life.script, life.directory, String(life.first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  let seen = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    life.acknowledged.add(Number(line));
    seen += 1;
    if (seen === life.target) setTimeout(() => child.kill('SIGKILL'), life.random() * 4);
  }
  const [code, signal] = await exit;
  if (signal !== 'SIGKILL') throw new Error(`The committing process ended by itself (${code ?? signal}).`);
}

async function readBack(directory: string, onTorn: () => void): Promise<FoundCommits> {
  const storage = createJournalStorage({
    directory,
    notice: onTorn,
    compactFromBytes: Number.POSITIVE_INFINITY,
  });
  const backend = await createLocalFirebase({ storage, randomBytes });
  await backend.close();
  return findCommits(backend);
}
