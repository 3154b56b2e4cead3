import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/**
 * What came of taking a command back: it will not be sent; it had reached the server after all; or that cannot be told
 * now, and it stays as it was.
 */
export type TakenBack = 'takenBack' | 'doneAfterAll' | 'cannotAsk';

export type TakeBack = (entry: CommandRecord) => Promise<TakenBack>;
