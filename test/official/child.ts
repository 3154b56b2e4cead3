import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as waitMs } from 'node:timers/promises';

/** How long a program may take to be there, and to go. */
const START_MS = 120_000;
const STOP_MS = 10_000;
/** Between two times of asking whether it is there. */
const ASK_MS = 100;

export type Child = {
  readonly stop: () => Promise<void>;
  /** At once, and nothing of it gets to finish. */
  readonly kill: () => Promise<void>;
};

type Program = {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: { readonly [name: string]: string };
  /** What it prints goes there. */
  readonly log: string;
  /** Answers once it can be used. */
  readonly url: string;
};

const isThere = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const ending = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise(resolve => child.once('exit', () => resolve()));

/** To the program with all that it has started: it leads a group of its own, but on Windows. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Starts a program and resolves when it answers.
 *
 * @throws Error with the end of what it printed where it ends before, or takes too long
 */
export async function startChild({ name, command, args, cwd, env, log, url }: Program): Promise<Child> {
  const output = openSync(log, 'w');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  });
  closeSync(output);
  let ended: string | null = null;
  child.once('error', error => {
    ended = error.message;
  });
  // However this process ends, nothing goes on running.
  const kill = () => signal(child, 'SIGKILL');
  process.once('exit', kill);
  child.once('exit', (code, by) => {
    ended ??= `it ended with ${code ?? by}`;
    process.off('exit', kill);
  });

  async function stop(): Promise<void> {
    signal(child, 'SIGTERM');
    const gone = await Promise.race([ending(child).then(() => true), waitMs(STOP_MS, false, { ref: false })]);
    if (!gone) signal(child, 'SIGKILL');
  }

  const until = Date.now() + START_MS;
  while (!(await isThere(url))) {
    if (ended === null && Date.now() < until) {
      await waitMs(ASK_MS);
      continue;
    }
    await stop();
    const printed = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
    throw new Error(
      `${name} did not start: ${ended ?? `no answer for ${START_MS / 1000} s`}. It said:\n${printed}`,
    );
  }
  return {
    stop,
    kill() {
      kill();
      return ending(child);
    },
  };
}
