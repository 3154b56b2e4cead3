import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { TURN } from './turn';

/**
 * Whether a command stands still: its last try failed, or one before it waits for its next. One that waits for its turn
 * stands in the way of its own kind alone.
 */
export function isBlocked(command: CommandRecord | undefined, entries: readonly CommandRecord[]): boolean {
  if (!command) return false;
  return entries.some(
    ({ area, uid, seq, status, failure, name }) =>
      area === command.area &&
      uid === command.uid &&
      seq <= command.seq &&
      status === 'pending' &&
      failure !== null &&
      (failure.code !== TURN || name === command.name),
  );
}
