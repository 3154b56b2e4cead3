import { useCallback } from 'react';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { CustomerFields } from '@/domain/customer/customerOverlay';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { inSentence } from '@/lib/text/inSentence';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { newCommandId } from '@/sync/outbox/newCommandId';
import { submitCommand } from '@/sync/outbox/submitCommand';
import { showToast } from '@/ui/toast/toast';
import { changeOf, storedOf } from './customerChanges';
import { updateCustomerCommand } from './updateCustomerCommand';

export type Said = 'added' | 'saved' | 'deleted' | 'restored';

type Who = { readonly customerId: string; readonly title: string };
type About = Who & {
  /** The server has not answered yet. */
  readonly isQueued: boolean;
};

/** Says what came of a change, with a way back from a deletion; and the way back itself, which says whether it is safe. */
export function useCustomerToast() {
  const labels = useLabels(customersLabels);
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const owner = useOutboxOwner();

  const setHidden = useCallback(
    async ({ customerId, title }: Who, hidden: boolean): Promise<boolean> => {
      if (!user) return false;
      const seen: CustomerFields = dispatch(storedOf(customerId, owner));
      const wanted = { customerId, title, seen, fields: { ...seen, hidden } };
      const change = dispatch(changeOf(wanted, { user, owner }, dispatch(newCommandId())));
      const asked = { uid: user.id, payload: change };
      const { kind } = await dispatch(submitCommand(updateCustomerCommand, asked));
      return kind === 'queued' || kind === 'done';
    },
    [dispatch, owner, user],
  );

  const say = useCallback(
    async (said: Said, about: About): Promise<void> => {
      const words = labels.done[said](inSentence(about.title));
      const message = about.isQueued ? labels.savedHere(words) : words;
      if (said !== 'deleted') {
        await showToast('success', message, about.customerId);
        return;
      }
      const undo = async () => {
        const isBack = await setHidden(about, false);
        await showToast(
          isBack ? 'success' : 'error',
          isBack ? labels.done.restored(inSentence(about.title)) : labels.undoFailed,
        );
      };
      const { showActionToast } = await import('@/ui/toast/actionToast');
      showActionToast(message, { label: labels.undo, onAct: () => void undo() }, about.customerId);
    },
    [setHidden, labels],
  );

  return { say, setHidden } as const;
}
