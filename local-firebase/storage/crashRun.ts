import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
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
const ROWS_OF_A_COMMIT = 3;

/**
 * Lets a process commit to a journal, kills it with SIGKILL at a random moment, starts the next on the same
 * journal, until at least `commits` are acknowledged and `kills` were survived. After each kill the journal is loaded and compared with
 * what was acknowledged.
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
  const directory = await mkdtemp(join(tmpdir(), 'crash-'));
  const acknowledged = new Set<number>();
  let kills = 0;
  let tornLines = 0;
  let found: Found = { whole: new Set(), half: 0 };
  try {
    while (acknowledged.size < commits || kills < options.kills) {
      const target = 1 + Math.floor(random() * 2 * commitsPerLife);
      await liveAndBeKilled({ directory, first: kills * 1_000_000, target, random, acknowledged });
      kills += 1;
      found = await readBack(directory, () => {
        tornLines += 1;
      });
      if (found.half > 0) break;
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  const lost = [...acknowledged].filter(order => !found.whole.has(order)).length;
  return {
    kills,
    acknowledged: acknowledged.size,
    unacknowledged: found.whole.size - (acknowledged.size - lost),
    lost,
    half: found.half,
    tornLines,
  };
}

async function liveAndBeKilled(life: {
  directory: string;
  first: number;
  target: number;
  random: () => number;
  acknowledged: Set<number>;
}): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, life.directory, String(life.first)], {
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

type Found = { readonly whole: ReadonlySet<number>; readonly half: number };

async function readBack(directory: string, onTorn: () => void): Promise<Found> {
  const rows = new Map<number, number>();
  let total = 0;
  let half = 0;
  const storage = createJournalStorage({
    directory,
    notice: onTorn,
    compactFromBytes: Number.POSITIVE_INFINITY,
  });
  await storage.load(({ table, key, value }) => {
    if (table === 'totals') total = Number(value);
    else rows.set(Number(key), (rows.get(Number(key)) ?? 0) + 1);
  });
  await storage.close();
  for (const count of rows.values()) if (count !== ROWS_OF_A_COMMIT) half += 1;
  const newest = Math.max(0, ...rows.keys());
  if (newest !== total) half += 1;
  return { whole: new Set(rows.keys()), half };
}
