import { useCallback, useState } from 'react';
import type { AppError } from '@/lib/appError';
import type { Json } from '@/services/outboxLog/commandRecord';
import { useAppDispatch } from '@/store/hooks';
import type { Command } from '@/sync/outbox/command';
import { useQueued } from '@/sync/outbox/useQueued';
import { newCommandId } from './newCommandId';

/** How far a form's command has come. */
export type Sending<Problem> =
  | { readonly kind: 'idle' | 'busy' | 'done' }
  /** It is safe on this device, and the server did not answer soon. */
  | { readonly kind: 'waiting'; readonly commandId: string }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const IDLE = { kind: 'idle' } as const;
const DONE = { kind: 'done' } as const;

type Payload = { readonly [field: string]: Json } & { readonly commandId: string };

/**
 * Saves a staff command of a form or a button: on disk first, then sent; where the device cannot keep it, it is sent
 * directly. Asked for the same values again it is the same command, so that one whose answer was lost is found done and not
 * done twice. `parseProblem` must keep its identity.
 */
export function useStaffCommand<Change extends Payload, Problem>(
  command: Command<Change>,
  parseProblem: (reason: unknown) => Problem,
) {
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState<Sending<Problem>>(IDLE);
  const [last, setLast] = useState<Change | null>(null);
  const commandId = last?.commandId ?? '';
  const queue = useQueued({
    onDone: useCallback(() => setSending(DONE), []),
    onRefused: useCallback(
      (reason: Json) => setSending({ kind: 'refused', problem: parseProblem(reason) }),
      [parseProblem],
    ),
    onWaiting: useCallback(() => setSending({ kind: 'waiting', commandId }), [commandId]),
  });

  async function send(uid: string, changeOf: (commandId: string) => Change): Promise<void> {
    const again = last && changeOf(last.commandId);
    const isRetry = again !== null && JSON.stringify(again) === JSON.stringify(last);
    const change = isRetry ? again : changeOf(dispatch(newCommandId()));
    setLast(change);
    setSending({ kind: 'busy' });
    try {
      await queue(command, { id: change.commandId, uid, payload: change });
    } catch {
      const outcome = await dispatch(command.send(change));
      if (outcome.kind === 'done') setSending(DONE);
      else if (outcome.kind === 'refused') {
        setSending({ kind: 'refused', problem: parseProblem(outcome.reason) });
      } else setSending({ kind: 'failed', error: outcome.error });
    }
  }

  return {
    sending,
    send,
    /** The person has taken note, and goes on. */
    reset: useCallback(() => {
      setSending(IDLE);
      setLast(null);
    }, []),
  } as const;
}
