import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type Environment = { readonly [name: string]: string };

const require = createRequire(import.meta.url);

/** The file behind a command: of a package that is called like it, or of another. */
function fileOf(command: string, name: string): string {
  const file = require.resolve(`${name}/package.json`);
  const { bin } = require(file) as { bin: string | { [command: string]: string } };
  const its = typeof bin === 'string' ? bin : bin[command];
  if (its === undefined) throw new Error(`${name} has no command ${command}.`);
  return join(dirname(file), its);
}

const COMMANDS = { vite: 'vite', vitest: 'vitest', playwright: '@playwright/test' } as const;
type Command = keyof typeof COMMANDS;

/** Runs a command beside this process, which may be stopped meanwhile; resolves to whether it ended well. */
export function run(command: Command, args: readonly string[], env: Environment = {}): Promise<boolean> {
  const child = spawn(process.execPath, [fileOf(command, COMMANDS[command]), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => {
      process.off('exit', end);
      resolve(code === 0);
    });
  });
}

/** What a command prints. @throws Error where it ends badly */
export const printedBy = (command: Command, args: readonly string[]): string =>
  execFileSync(process.execPath, [fileOf(command, COMMANDS[command]), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 100_000_000,
  });
