import type { CommandRecord } from '@/services/outboxLog/commandRecord';

/**
 * What came of discarding: it is gone; it had reached the server after all and stays; or nobody can be asked now whether
 * it has, and it waits.
 */
export type DiscardOutcome = 'discarded' | 'doneAfterAll' | 'cannotAsk';

export type Discard = (entry: CommandRecord) => Promise<DiscardOutcome>;
