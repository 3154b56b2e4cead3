import { useEffect, useState } from 'react';
import type { Json } from '@/services/outboxLog/commandRecord';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import type { Command } from './command';
import { discardCommand } from './discardCommand';
import { isHeldUp } from './heldUp';
import { selectCommand, selectOutbox } from './outboxSlice';
import { queueCommand } from './queueCommand';

/** How long a form waits for the server's answer before it leaves its command to the outbox, in milliseconds. */
const PATIENCE_MS = 8000;

type Handlers = {
  /** The server has it. */
  readonly onDone: () => void;
  /** It will not succeed as it is; it has been taken back, so that the form can go on from it. */
  readonly onRefused: (reason: Json) => void;
  /** Whether a command that was refused stays in the outbox's log, until the person has decided what becomes of it. */
  readonly staysInLog?: (reason: Json) => boolean;
  /** It is safe on this device, and the server did not answer soon. */
  readonly onWaiting: () => void;
};

/**
 * Queues a form's command and follows it while the form is on screen. Pass handlers that keep their identity. `queue`
 * rejects when the device could not keep the command: then nothing has been saved or sent.
 */
export function useQueued({ onDone, onRefused, staysInLog, onWaiting }: Handlers) {
  const dispatch = useAppDispatch();
  const [id, setId] = useState<string | null>(null);
  const entry = useAppSelector(state => selectCommand(state, id));
  const heldUp = useAppSelector(state => isHeldUp(selectCommand(state, id), selectOutbox(state).entries));

  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(onWaiting, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [id, onWaiting]);

  useEffect(() => {
    if (!entry) return;
    if (entry.status === 'done') {
      setId(null);
      onDone();
    } else if (entry.status === 'failed') {
      setId(null);
      const reason = entry.failure?.reason ?? null;
      onRefused(reason);
      if (!staysInLog?.(reason)) void dispatch(discardCommand(entry));
    } else if (heldUp) {
      setId(null);
      onWaiting();
    }
  }, [dispatch, entry, heldUp, onDone, onRefused, staysInLog, onWaiting]);

  return async <Payload extends Json>(
    command: Command<Payload>,
    asked: { id: string; uid: string; payload: Payload },
    /** How it is kept where it is in the outbox already. */
    keep?: AppThunk<Promise<unknown>>,
  ): Promise<void> => {
    await dispatch(keep ?? queueCommand(command, asked));
    setId(asked.id);
  };
}
