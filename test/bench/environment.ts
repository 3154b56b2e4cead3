import { execFileSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { findChromium } from '../../scripts/chromium.mjs';

export type Environment = {
  readonly date: string;
  readonly commit: string;
  readonly processor: string;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
  /** Processes that wanted a processor, over 1, 5 and 15 minutes. */
  readonly load: readonly number[];
};

const say = (command: string, ...args: readonly string[]): string => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
};

/** Where and when a run was made: its times mean nothing elsewhere. */
export function readEnvironment(): Environment {
  const [first] = cpus();
  return {
    date: new Date().toISOString(),
    commit: `${say('git', 'rev-parse', '--short', 'HEAD')}${say('git', 'status', '--porcelain') ? ', changed' : ''}`,
    processor: `${cpus().length} × ${first?.model.trim() || process.arch}`,
    memoryGb: Math.round(totalmem() / 1e9),
    system: `${platform()} ${release()}`,
    node: process.version,
    chromium: say(findChromium() ?? 'chromium', '--version'),
    load: loadNow(),
  };
}

export const loadNow = (): readonly number[] => loadavg().map(value => Number(value.toFixed(2)));
