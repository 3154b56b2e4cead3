import { useState } from 'react';
import { createStaffNoteCommand } from '@/data/staffNote/createStaffNoteCommand';
import type { NewStaffNote } from '@/domain/staffNote/newStaffNote';
import type { AppError } from '@/lib/appError';
import { plainText } from '@/lib/text/plainText';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { queueCommand } from '@/sync/outbox/queueCommand';

const newId = (): AppThunk<string> => (_dispatch, _getState, services) => services.ids.commandId();

type Adding =
  | { readonly kind: 'writing' }
  | { readonly kind: 'saving' }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

/**
 * Adds a note through the outbox; where the device cannot keep it, it is sent directly. `onSafe`: it is on this device,
 * and the list shows what becomes of it, or on the server.
 */
export function useAddNote(orderId: string, onSafe: () => void) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [adding, setAdding] = useState<Adding>({ kind: 'writing' });

  /** Why it could not be; null when it is. */
  async function sendDirectly(note: NewStaffNote): Promise<AppError | null> {
    const outcome = await dispatch(createStaffNoteCommand.send(note));
    if (outcome.kind === 'done') return null;
    return outcome.kind === 'refused' ? { kind: 'denied', code: 'rules' } : outcome.error;
  }

  return {
    adding,
    async add(text: string): Promise<void> {
      if (!user || adding.kind === 'saving') return;
      setAdding({ kind: 'saving' });
      const by = { id: user.id, name: user.name || user.email };
      const note: NewStaffNote = { commandId: dispatch(newId()), orderId, text: plainText(text), by };
      const asked = { id: note.commandId, uid: user.id, payload: note };
      const error = await dispatch(queueCommand(createStaffNoteCommand, asked)).then(
        () => null,
        () => sendDirectly(note),
      );
      setAdding(error ? { kind: 'failed', error } : { kind: 'writing' });
      if (!error) onSafe();
    },
  } as const;
}
