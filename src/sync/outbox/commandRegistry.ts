import { CODE_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import type { Json } from '@/services/outboxLog/commandRecord';
import type { Command } from './command';

/** Loads a command's code. What its `parse` takes in is any stored payload: so the payload's own type ends here. */
type CommandLoaders = { readonly [name: string]: () => Promise<unknown> };

let loaders: CommandLoaders = {};

/** Tells the outbox which commands there are, by their stored names. Idempotent. */
export function registerCommands(commands: CommandLoaders): void {
  loaders = commands;
}

/** Finds a command by its stored name; its code may still have to be loaded. Undefined for an unknown name. */
export async function findCommand(name: string): Promise<Command<Json> | undefined> {
  const loading = loaders[name]?.();
  // A bundle that never arrives must not keep the worker, and its lock, for ever.
  return (loading && (await withDeadline(name, CODE_DEADLINE_MS, loading))) as Command<Json> | undefined;
}
