import { createStaffNoteCommand } from '@/data/staffNote/createStaffNoteCommand';
import type { AppError } from '@/lib/appError';
import { plainText } from '@/lib/text/plainText';
import { useAuth } from '@/store/session/authContext';
import { useCommand } from '@/sync/outbox/useCommand';

const REFUSED: AppError = { kind: 'denied', code: 'rules' };

/**
 * Adds a note to an order. `onSafe`: it is on this device, and the list shows what becomes of it, or on the server.
 * `error`: why it is neither.
 */
export function useAddNote(orderId: string, onSafe: () => void) {
  const { user } = useAuth().session;
  const { state, submit, reset } = useCommand(createStaffNoteCommand);
  return {
    isBusy: state.kind === 'sending',
    error: state.kind === 'failed' ? state.error : state.kind === 'refused' ? REFUSED : null,
    async add(text: string): Promise<void> {
      if (!user || state.kind === 'sending') return;
      const by = { id: user.id, name: user.name || user.email };
      const note = { orderId, text: plainText(text), by };
      const { kind } = await submit(user.id, commandId => ({ ...note, commandId }));
      if (kind !== 'queued' && kind !== 'done') return;
      // The next note may have the same text, and is another one.
      reset();
      onSafe();
    },
  } as const;
}
