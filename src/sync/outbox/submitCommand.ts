import type { AppError } from '@/lib/appError';
import { DISK_DEADLINE_MS, SLOW_DISK_TRIES } from '@/lib/retryPolicy';
import { DeadlineExceeded } from '@/lib/time/deadline';
import { delay } from '@/lib/time/delay';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import type { Command } from './command';
import { queueCommand } from './queueCommand';
import { resumeCommand } from './resumeCommand';

/** The result of a command that the device could not save and that was sent directly. */
export type SentDirectly<Problem> =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'failed'; readonly error: AppError };

export type Submitted<Problem> =
  /** Saved on this device; the outbox sends it. */
  { readonly kind: 'queued'; readonly record: CommandRecord } | SentDirectly<Problem>;

/** Sends a command that the device could not save. */
export const sendDirectly =
  <Payload extends Json, Problem>(
    command: Command<Payload, Problem>,
    payload: Payload,
  ): AppThunk<Promise<SentDirectly<Problem>>> =>
  async dispatch => {
    const outcome = await dispatch(command.send(payload));
    switch (outcome.kind) {
      case 'done':
        return { kind: 'done' };
      case 'refused':
        return { kind: 'refused', problem: command.parseProblem(outcome.reason) };
      case 'retry':
      case 'turn':
      case 'signInNeeded':
        return { kind: 'failed', error: outcome.error };
    }
  };

type Asked<Payload> = {
  /** The user who asks. */
  readonly uid: string;
  readonly payload: Payload;
  /** It is not sent before, and can be undone until then. Milliseconds since the epoch. */
  readonly notBefore?: number;
  /** The record of the same command, failed before, that goes on with this payload. */
  readonly resume?: CommandRecord | null | undefined;
};

/**
 * Saves a command on this device, to be sent by the outbox; where the device cannot save it, sends it directly. Where neither
 * is possible the device is asked again, for a minute: a slow disk may have taken it meanwhile or takes it then, and nobody may be
 * told that it is not saved. The id is the same each time, so it is saved once.
 */
export const submitCommand =
  <Payload extends Json, Problem>(
    command: Command<Payload, Problem>,
    { resume, ...asked }: Asked<Payload>,
  ): AppThunk<Promise<Submitted<Problem>>> =>
  async dispatch => {
    async function save(): Promise<Submitted<Problem>> {
      if (resume) await dispatch(resumeCommand(resume, asked.payload));
      return { kind: 'queued', record: resume ?? (await dispatch(queueCommand(command, asked))) };
    }
    try {
      return await save();
    } catch {
      const sent = await dispatch(sendDirectly(command, asked.payload));
      for (let tries = SLOW_DISK_TRIES; sent.kind === 'failed' && tries > 0; tries -= 1) {
        // Nobody waits for a database that was late to open before: each later call fails at once.
        const waited = delay(DISK_DEADLINE_MS);
        try {
          return await save();
        } catch (thrown) {
          if (!(thrown instanceof DeadlineExceeded)) break;
        }
        await waited;
      }
      return sent;
    }
  };
