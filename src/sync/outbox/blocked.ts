import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { RATE_LIMITED_CODE } from './rateLimit';

/**
 * Whether a command is blocked: its last try failed, or an earlier command waits for a retry. A command that waits
 * for its turn blocks only its own kind.
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
      (failure.code !== RATE_LIMITED_CODE || name === command.name),
  );
}
