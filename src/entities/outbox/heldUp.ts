import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** Whether a command stands still: its last try failed, or one before it waits for its next. */
export function isHeldUp(command: CommandRecord | undefined, entries: readonly CommandRecord[]): boolean {
  if (!command) return false;
  return entries.some(
    ({ wing, uid, seq, status, failure }) =>
      wing === command.wing &&
      uid === command.uid &&
      seq <= command.seq &&
      status === 'pending' &&
      failure !== null,
  );
}
