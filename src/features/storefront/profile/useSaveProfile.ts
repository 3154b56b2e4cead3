import { useCallback, useRef, useState } from 'react';
import type { ProfileChanges } from '@/domain/user/profile';
import type { ProfileChange } from '@/domain/user/profileChange';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';
import { useQueued } from '@/sync/outbox/useQueued';
import { useReplacing } from '@/sync/outbox/useReplacing';
import { saveProfileCommand } from './saveProfileCommand';

export type Saving =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  /** The server will not have it as it is. */
  | { readonly kind: 'refused' }
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const newChange =
  ({ id, email }: SessionUser, changes: ProfileChanges): AppThunk<ProfileChange> =>
  (_dispatch, _getState, { ids }) => ({ commandId: ids.commandId(), uid: id, email, changes });

type Handlers = {
  /** The command that the change takes the place of. */
  readonly replaces: string | undefined;
  readonly onSaved: () => void;
  readonly onWaiting: () => void;
};

/**
 * Saves a change through the outbox: on disk first, then sent. `onSaved` once the server has it, `onWaiting` once it is
 * safe here and the server did not answer soon. Where the device cannot keep it, it is sent directly.
 */
export function useSaveProfile(user: SessionUser, { replaces, onSaved, onWaiting }: Handlers) {
  const dispatch = useAppDispatch();
  const [saving, setSaving] = useState<Saving>({ kind: 'editing' });
  const asked = useRef<string | null>(null);
  const replacing = useReplacing(replaces ?? null);
  const queue = useQueued({
    onDone: onSaved,
    onRefused: useCallback(() => {
      if (asked.current) replacing.refused(asked.current);
      setSaving({ kind: 'refused' });
    }, [replacing]),
    staysInLog: replacing.staysInLog,
    onWaiting,
  });

  async function sendDirectly(change: ProfileChange): Promise<boolean> {
    const sent = await dispatch(saveProfileCommand.send(change));
    switch (sent.kind) {
      case 'done':
        onSaved();
        return true;
      case 'refused':
        setSaving({ kind: 'refused' });
        return false;
      case 'retry':
      case 'turn':
      case 'signInNeeded':
        setSaving({ kind: 'failed', error: sent.error });
        return false;
    }
  }

  async function save(changes: ProfileChanges): Promise<void> {
    setSaving({ kind: 'saving' });
    const change = dispatch(newChange(user, changes));
    const { commandId: id, uid } = change;
    asked.current = id;
    const isSafe = replacing.begin();
    const safe = await queue(saveProfileCommand, { id, uid, payload: change }).then(
      () => true,
      () => sendDirectly(change),
    );
    if (safe) await isSafe();
  }

  return { saving, save };
}
