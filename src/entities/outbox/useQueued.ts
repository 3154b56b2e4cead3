import { useEffect, useState } from 'react';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
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
  /** It is safe on this device, and the server did not answer soon. */
  readonly onWaiting: () => void;
};

/**
 * Queues a form's command and follows it while the form is on screen. Pass handlers that keep their identity. `queue`
 * rejects when the device could not keep the command: then nothing has been saved or sent.
 */
export function useQueued({ onDone, onRefused, onWaiting }: Handlers) {
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
      onRefused(entry.failure?.reason ?? null);
      void dispatch(discardCommand(entry));
    } else if (heldUp) {
      setId(null);
      onWaiting();
    }
  }, [dispatch, entry, heldUp, onDone, onRefused, onWaiting]);

  return async <Payload extends Json>(
    command: Command<Payload>,
    asked: { id: string; uid: string; payload: Payload },
  ): Promise<CommandRecord> => {
    const record = await dispatch(queueCommand(command, asked));
    setId(asked.id);
    return record;
  };
}
