import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AppError } from '@/lib/appError';
import { SUBMIT_WAIT_MS } from '@/lib/retryPolicy';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { isBlocked } from './blocked';
import type { Command } from './command';
import { discardCommand } from './discardCommand';
import { newCommandId } from './newCommandId';
import { selectCommand, selectOutbox } from './outboxSlice';
import { readOutboxOnce } from './readOutbox';
import { type Submitted, submitCommand } from './submitCommand';

/** How far a form's command has come. */
export type CommandState<Problem> =
  | { readonly kind: 'idle' | 'sending' | 'done' }
  /** Saved on this device, and the server did not answer soon. */
  | { readonly kind: 'queued'; readonly id: string }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Neither saved on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const IDLE = { kind: 'idle' } as const;

export type CommandOptions<Payload, Problem> = {
  /** The id of a failed command that the next one takes the place of. It is discarded once that one is safe. */
  readonly replaces?: string | null | undefined;
  /** Whether a refused command stays in the outbox until the person has decided what becomes of it. */
  readonly staysWhenRefused?: (problem: Problem) => boolean;
  /** It is on this device, or on the server: the form may be left. */
  readonly onSafe?: (payload: Payload) => void;
  /** The server has it. */
  readonly onDone?: (payload: Payload) => void;
  /** It is safe on this device, and the server did not answer soon. */
  readonly onQueued?: (payload: Payload) => void;
  /** It was saved here and will not succeed as it is; the form goes on from it. `stays`: it is still in the outbox. */
  readonly onRefused?: (problem: Problem, payload: Payload, stays: boolean) => void;
};

/** The queued command that a form waits for. */
type Followed<Payload> = {
  readonly id: string;
  readonly payload: Payload;
  /** `known`: the log had it before the form submitted it. `resumed`: it had failed, and the person has decided on it. */
  readonly origin: 'new' | 'known' | 'resumed';
};

/** If another tab is sending the command again, this form must not discard it. */
const discardFailed =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = selectCommand(getState(), id);
    if (entry?.status === 'failed') await dispatch(discardCommand(entry));
  };

type Make<Payload> = (commandId: string) => Payload;
const isMake = <Payload>(asked: Payload | Make<Payload>): asked is Make<Payload> =>
  typeof asked === 'function';

/**
 * Submits a command of a form or a button and follows it while that is on screen: saved on this device first, then sent;
 * where the device cannot save it, sent directly. What was saved and is then replaced stays in the outbox, once, until its
 * successor is safe or the person discards it.
 */
export function useCommand<Payload extends Json, Problem>(
  command: Command<Payload, Problem>,
  options: CommandOptions<Payload, Problem> = {},
) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<CommandState<Problem>>(IDLE);
  const [last, setLast] = useState<Payload | null>(null);
  const [followed, setFollowed] = useState<Followed<Payload> | null>(null);
  /** The failed command in the log that the form goes on from. */
  const replaced = useRef(options.replaces ?? null);
  const entry = useAppSelector(root => selectCommand(root, followed?.id ?? null));
  const isEntryBlocked = useAppSelector(root => isBlocked(entry, selectOutbox(root).entries));

  function settle(next: CommandState<Problem>, payload: Payload): void {
    setFollowed(null);
    setState(next);
    if (next.kind === 'done') options.onDone?.(payload);
    else if (next.kind === 'queued') options.onQueued?.(payload);
  }

  const leaveToOutbox = useEffectEvent(() => {
    if (followed) settle({ kind: 'queued', id: followed.id }, followed.payload);
  });
  const hasChanged = useEffectEvent((now: CommandRecord) => {
    if (!followed) return;
    if (now.status === 'done') settle({ kind: 'done' }, followed.payload);
    else if (now.status === 'failed') {
      const problem = command.parseProblem(now.failure?.reason ?? null);
      const isAsked = options.staysWhenRefused?.(problem) === true;
      // A command that replaces a saved one counts as saved, too; and what was saved before is not this form's to discard.
      const stays = isAsked || replaced.current !== null || followed.origin !== 'new';
      if (stays && !isAsked && followed.origin !== 'resumed') replaced.current = now.id;
      settle({ kind: 'refused', problem }, followed.payload);
      options.onRefused?.(problem, followed.payload, stays);
      if (!stays) void dispatch(discardCommand(now));
    } else if (isEntryBlocked) leaveToOutbox();
  });

  const { replaces } = options;
  useEffect(() => {
    if (replaces) replaced.current = replaces;
  }, [replaces]);
  const followedId = followed?.id ?? null;
  useEffect(() => {
    if (followedId === null) return;
    const timer = setTimeout(() => leaveToOutbox(), SUBMIT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [followedId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a command that starts to be blocked is looked at again
  useEffect(() => {
    if (entry) hasChanged(entry);
  }, [entry, isEntryBlocked]);

  /**
   * Submitting the same values again reuses the command's id, so a command whose answer was lost is not executed
   * twice. Not the id of a refused one: the log would take the new command for that one, and send nothing.
   */
  function payloadOf(asked: Payload | Make<Payload>): Payload {
    if (!isMake(asked)) return asked;
    const again = last && state.kind !== 'refused' ? asked(command.idOf(last)) : null;
    const isRetry = again !== null && JSON.stringify(again) === JSON.stringify(last);
    return isRetry ? again : asked(dispatch(newCommandId()));
  }

  return {
    state,
    /** What was asked for last; null before anything was. */
    last,
    /**
     * @param uid the user who asks
     * @param asked the payload, or makes it with a new command's id
     * @param resume the record of the same command, failed before, that goes on with this payload
     */
    async submit(
      uid: string,
      asked: Payload | Make<Payload>,
      resume?: CommandRecord | null,
    ): Promise<Submitted<Problem>> {
      const payload = payloadOf(asked);
      setLast(payload);
      setState({ kind: 'sending' });
      // What is resumed takes nobody's place but its own.
      const before = resume ? null : replaced.current;
      const submitted = await dispatch(submitCommand(command, { uid, payload, resume }));
      if (submitted.kind === 'queued' || submitted.kind === 'done') {
        options.onSafe?.(payload);
        if (submitted.kind === 'queued') {
          // What the log has already it gives back as a copy.
          const isNew = submitted.record.payload === payload;
          const origin = resume ? 'resumed' : isNew ? 'new' : 'known';
          setFollowed({ id: command.idOf(payload), payload, origin });
        }
        if (before !== null) {
          // The form may have been opened, by what its history entry says, before the log was read.
          await dispatch(readOutboxOnce({ area: command.area, uid }));
          await dispatch(discardFailed(before)).catch(() => {});
        }
      }
      if (submitted.kind !== 'queued') settle(submitted, payload);
      return submitted;
    },
    /** The person has given up what the form goes on from. */
    async discardReplaced(): Promise<void> {
      const before = replaced.current;
      replaced.current = null;
      if (before !== null) await dispatch(discardFailed(before)).catch(() => {});
    },
    /** Begins anew; a command that is queued is left to the outbox. */
    reset() {
      setState(IDLE);
      setLast(null);
      setFollowed(null);
    },
  } as const;
}
