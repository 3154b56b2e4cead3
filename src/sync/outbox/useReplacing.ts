import { useMemo, useRef } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { discardCommand } from './discardCommand';
import { selectCommand } from './outboxSlice';

/** One that was sent on its way again meanwhile, in another tab, is no longer this form's to give up. */
const giveUp =
  (id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const entry = selectCommand(getState(), id);
    if (entry?.status === 'failed') await dispatch(discardCommand(entry));
  };

/**
 * What a form's command takes the place of: what was taken back to be changed and, where its successor is refused on the
 * form, that successor. So what somebody has saved is in the log, once, until the server has it or they give it up. With
 * nothing to begin with there is nothing to replace. The handlers keep their identity.
 */
export function useReplacing(first: string | null) {
  const dispatch = useAppDispatch();
  const replaced = useRef(first);
  return useMemo(
    () => ({
      /** For `useQueued`. */
      staysInLog: () => replaced.current !== null,
      refused(id: string): void {
        if (replaced.current !== null) replaced.current = id;
      },
      /** Call it before a command is queued; what it gives, once that is safe. */
      begin() {
        const id = replaced.current;
        return async () => {
          if (id !== null) await dispatch(giveUp(id)).catch(() => {});
        };
      },
    }),
    [dispatch],
  );
}
