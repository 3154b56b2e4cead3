import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** The code of a command that the person took out of the queue in order to change it. */
export const ON_HOLD = 'held';

/** Not sent until the person has changed it, or sends it as it is. */
export const isOnHold = ({ status, failure }: CommandRecord): boolean =>
  status === 'failed' && failure?.code === ON_HOLD;

/** The server has said no, and its reason is the command's own. */
export const isRefused = (entry: CommandRecord): boolean => entry.status === 'failed' && !isOnHold(entry);
