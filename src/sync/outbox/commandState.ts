import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/** The server has not answered it for good: it waits, or is being tried. */
export const isUnsent = ({ status }: Pick<CommandRecord, 'status'>): boolean =>
  status === 'pending' || status === 'sending';

/** The code of a command that the person took out of the queue in order to change it. */
export const ON_HOLD = 'held';

/** Not sent until the person has changed it, or sends it as it is. */
export const isOnHold = ({ status, failure }: CommandRecord): boolean =>
  status === 'failed' && failure?.code === ON_HOLD;

/** The server has said no, and its reason is the command's own. */
export const isRefused = (entry: CommandRecord): boolean => entry.status === 'failed' && !isOnHold(entry);

/** Discarded by the person, but it had already reached the server: they must be told. */
export const arrivedLate = ({ status, failure }: CommandRecord): boolean =>
  status === 'done' && failure?.code === 'arrivedLate';
