// @bundle customer-only

import { registerCommands } from '@/sync/outbox/commandRegistry';
import { type Outbox, type OutboxOptions, startOutbox } from '@/sync/outbox/worker/startOutbox';

/** Every command's module; the code of each is loaded when one is sent or looked at. */
const MODULES = import.meta.glob<{ readonly [name: string]: unknown }>([
  '../../features/**/*Command.ts',
  '../../data/**/*Command.ts',
]);

/** Every command by its stored name, `placeOrder`: it is what `placeOrderCommand.ts` calls `placeOrderCommand`. */
export const COMMANDS = Object.fromEntries(
  Object.entries(MODULES).map(([path, load]) => {
    const file = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
    return [file.slice(0, -'Command'.length), () => load().then(module => module[file])];
  }),
);

/** Starts the outbox with every command of the app. */
export function openOutbox(options: OutboxOptions): Outbox {
  registerCommands(COMMANDS);
  return startOutbox(options);
}
