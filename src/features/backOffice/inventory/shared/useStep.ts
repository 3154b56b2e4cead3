import { useCallback, useState } from 'react';
import { newCommandId } from '@/data/staff/newCommandId';
import { parseStockProblem, type StockProblem } from '@/domain/stock/stockProblem';
import type { AppError } from '@/lib/appError';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import type { Command } from '@/sync/outbox/command';
import { resumeCommand } from '@/sync/outbox/resumeCommand';
import { useQueued } from '@/sync/outbox/useQueued';

/** How far one command of a form has come. */
export type StepState =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  /** It is safe on this device, and the server did not answer soon. */
  | { readonly kind: 'waiting'; readonly commandId: string }
  | { readonly kind: 'refused'; readonly problem: StockProblem }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const IDLE: StepState = { kind: 'idle' };
const DONE: StepState = { kind: 'done' };

type Payload = { readonly [field: string]: Json } & { readonly commandId: string };

/** A refusal that leaves its command to the person's decision. */
const staysInLog = (reason: Json): boolean => parseStockProblem(reason).kind === 'moved';

/** A command that was set aside and is now decided on; `entry` is null where the device kept nothing of it. */
export type SetAside = {
  readonly change: { readonly commandId: string };
  readonly entry: CommandRecord | null;
};

/**
 * Saves one command of a form: on disk first, then sent; where the device cannot keep it, it is sent directly. Asked for the
 * same values again it is the same command, so that one whose answer was lost is found done and not done twice.
 */
export function useStep<Change extends Payload>(command: Command<Change>) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<StepState>(IDLE);
  const [last, setLast] = useState<Change | null>(null);
  const commandId = last?.commandId ?? '';
  const queue = useQueued({
    onDone: useCallback(() => setState(DONE), []),
    onRefused: useCallback(
      (reason: Json) => setState({ kind: 'refused', problem: parseStockProblem(reason) }),
      [],
    ),
    staysInLog,
    onWaiting: useCallback(() => setState({ kind: 'waiting', commandId }), [commandId]),
  });

  function nextChange(changeOf: (commandId: string) => Change): Change {
    const again = last && changeOf(last.commandId);
    const isRetry = again !== null && JSON.stringify(again) === JSON.stringify(last);
    return isRetry ? again : changeOf(dispatch(newCommandId()));
  }

  /** `setAside`: the command goes on under its own id, so that the server does it once whatever was decided before. */
  async function start(
    uid: string,
    changeOf: (commandId: string) => Change,
    setAside: SetAside | null = null,
  ): Promise<void> {
    const change = setAside ? changeOf(setAside.change.commandId) : nextChange(changeOf);
    setLast(change);
    setState({ kind: 'busy' });
    try {
      const kept = setAside?.entry;
      const asked = { id: change.commandId, uid, payload: change };
      await queue(command, asked, kept ? resumeCommand(kept, change) : undefined);
    } catch {
      const outcome = await dispatch(command.send(change));
      if (outcome.kind === 'done') setState(DONE);
      else if (outcome.kind === 'refused') {
        setState({ kind: 'refused', problem: parseStockProblem(outcome.reason) });
      } else setState({ kind: 'failed', error: outcome.error });
    }
  }

  return {
    state,
    /** What was asked for last; null before anything was. */
    last,
    start,
    /** The person has taken note, and goes on. */
    reset: useCallback(() => {
      setState(IDLE);
      setLast(null);
    }, []),
  } as const;
}

/** Whether a command is the server's or the outbox's business now. */
export const isSaved = ({ kind }: StepState): boolean => kind === 'done' || kind === 'waiting';

/** Whether all of a form's commands are, and at least one was needed. */
export const areSaved = (...steps: readonly StepState[]): boolean =>
  steps.some(isSaved) && steps.every(step => step.kind === 'idle' || isSaved(step));

export const isBusy = (...steps: readonly StepState[]): boolean => steps.some(({ kind }) => kind === 'busy');
