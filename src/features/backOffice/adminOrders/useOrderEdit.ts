import { useState } from 'react';
import type { EditOrderResult, OrderEdit } from '@/entities/order/editOrder';
import type { Order } from '@/entities/order/order';
import { useAuth } from '@/entities/user/authContext';
import { queryFailure } from '@/services/api/queryFailure';
import type { AppError } from '@/shared/lib/appError';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useUpdateOrderMutation } from './adminOrdersApi';
import {
  checkDraft,
  commandFor,
  draftOf,
  type EditDraft,
  type EditProblems,
  isChanged,
} from './editOrderRules';
import { newCommandId } from './newCommandId';

/** Why the last try to save did not. */
export type Unsaved =
  | Exclude<EditOrderResult, { readonly outcome: 'saved' }>
  | { readonly outcome: 'failed'; readonly error: AppError };

const NO_PROBLEMS: EditProblems = { email: false, status: false };

/** One edit of one order, from opening the dialog to saving. `opened` is the order as the person saw it. */
export function useOrderEdit(opened: Order) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [updateOrder] = useUpdateOrderMutation();
  const [order, setOrder] = useState(opened);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [lastSent, setLastSent] = useState<OrderEdit | null>(null);

  /** Resolves to whether the order is saved; if not, `problems` or `unsaved` says why. */
  async function save(): Promise<boolean> {
    if (phase !== 'editing' || !user) return false;
    setUnsaved(null);
    const checked = checkDraft(draft, order);
    setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
    if ('problems' in checked) return false;

    const command = commandFor(checked.edit, order, user, lastSent, () => dispatch(newCommandId()));
    setLastSent(command);
    setPhase('saving');
    const { data, error } = await updateOrder(command);
    if (data?.outcome === 'saved') {
      setPhase('saved');
      return true;
    }
    setPhase('editing');
    setUnsaved(data ?? { outcome: 'failed', error: queryFailure(error) });
    return false;
  }

  return {
    order,
    draft,
    problems,
    phase,
    unsaved,
    save,
    hasChanges: isChanged(draft, order),
    edit: (change: Partial<EditDraft>) => {
      if (phase === 'editing') setDraft({ ...draft, ...change });
    },
    /** Goes on from the order as it is now, with its values or with the person's own. */
    continueFrom: (current: Order, values: 'current' | 'mine') => {
      setOrder(current);
      setUnsaved(null);
      setLastSent(null);
      if (values === 'current') setDraft(draftOf(current));
    },
  };
}
