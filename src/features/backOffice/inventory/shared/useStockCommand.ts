import type { StockProblem } from '@/domain/stock/stockProblem';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { Command } from '@/sync/outbox/command';
import { type CommandOptions, type CommandState, useCommand } from '@/sync/outbox/useCommand';

export type StockCommandState = CommandState<StockProblem>;

/** A failed command that the person has decided on; `entry` is null where the device stored nothing of it. */
export type DecidedCommand = {
  readonly change: { readonly commandId: string };
  readonly entry: CommandRecord | null;
};

/** A count that was refused because the stock has moved stays in the outbox until the person has decided on it. */
const staysWhenRefused = ({ kind }: StockProblem): boolean => kind === 'moved';

/** One of the commands of a product's form. */
export const useStockCommand = <Change extends Json>(
  command: Command<Change, StockProblem>,
  options?: Omit<CommandOptions<Change, StockProblem>, 'staysWhenRefused'>,
) => useCommand(command, { ...options, staysWhenRefused });

/** Whether a command is the server's or the outbox's business now. */
export const isSaved = ({ kind }: StockCommandState): boolean => kind === 'done' || kind === 'queued';

/** Whether all of a form's commands are, and at least one was needed. */
export const areSaved = (...states: readonly StockCommandState[]): boolean =>
  states.some(isSaved) && states.every(state => state.kind === 'idle' || isSaved(state));

export const isBusy = (...states: readonly StockCommandState[]): boolean =>
  states.some(({ kind }) => kind === 'sending');
