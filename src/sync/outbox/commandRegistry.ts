import { CODE_DEADLINE_MS } from '@/lib/retryPolicy';
import { withDeadline } from '@/lib/time/deadline';
import type { Json } from '@/services/outboxLog/commandRecord';
import type { Command } from './command';

/** Loads a command's code. What its `parse` takes in is any stored payload: so the payload's own type ends here. */
type CommandLoaders = { readonly [name: string]: () => Promise<unknown> };

let loaders: CommandLoaders = {};
let registered = () => {};
const registration = new Promise<void>(resolve => {
  registered = resolve;
});

/** Tells the outbox which commands there are, by their stored names. Idempotent. */
export function registerCommands(commands: CommandLoaders): void {
  loaders = commands;
  registered();
}

/**
 * Finds a command by its stored name; its code may still have to be loaded. Undefined for an unknown name. It waits until the
 * commands are registered: a screen may ask before the code that does so has come, and no name is known until then.
 *
 * @throws DeadlineExceeded after 30 s; a bundle that never arrives must not keep the worker, and its lock, for ever
 */
export function findCommand(name: string): Promise<Command<Json> | undefined> {
  const loading = registration.then(() => loaders[name]?.()) as Promise<Command<Json> | undefined>;
  return withDeadline(name, CODE_DEADLINE_MS, loading);
}
