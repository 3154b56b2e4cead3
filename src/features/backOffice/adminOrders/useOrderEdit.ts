import { useCallback, useState } from 'react';
import { type EditProblem, parseEditProblem } from '@/entities/order/editProblem';
import type { Order } from '@/entities/order/order';
import type { OrderEdit } from '@/entities/order/orderEdit';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { discardCommand } from '@/entities/outbox/discardCommand';
import { useQueued } from '@/entities/outbox/useQueued';
import { useAuth } from '@/entities/user/authContext';
import type { AppError } from '@/shared/lib/appError';
import { useAppDispatch } from '@/shared/redux/hooks';
import {
  checkDraft,
  commandFor,
  draftOf,
  type EditDraft,
  type EditProblems,
  isChanged,
  problemNow,
} from './editOrderRules';
import { newCommandId } from './newCommandId';
import { updateOrderCommand } from './updateOrderCommand';

/** Why the order is not saved as the person wants it. */
export type Unsaved =
  | EditProblem
  /** Neither kept on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

const NO_PROBLEMS: EditProblems = { email: false, status: false };

export type OpenedOrder = {
  /** As the person saw it. */
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
};

type Outcome = {
  readonly onSaved: () => void;
  /** It is safe on this device, and the server did not answer soon. */
  readonly onWaiting: (commandId: string) => void;
};

/** Where an edit begins: at the order, or where the last one that was set aside has left off. */
function beginning({ order, edits }: OpenedOrder) {
  const setAside = edits?.waiting ? undefined : edits?.setAside.at(-1);
  return setAside
    ? { draft: draftOf(setAside.edit), unsaved: problemNow(setAside, order) }
    : { draft: draftOf(order), unsaved: null };
}

/** One edit of one order, from opening the dialog until it is saved or waits to be sent. */
export function useOrderEdit(opened: OpenedOrder, { onSaved, onWaiting }: Outcome) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [begun] = useState(() => beginning(opened));
  const [order, setOrder] = useState(opened.order);
  const [shownWith, setShownWith] = useState(opened.edits?.shownWith ?? []);
  const [draft, setDraft] = useState<EditDraft>(begun.draft);
  /** What closing would not lose. */
  const [kept, setKept] = useState<EditDraft>(begun.draft);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [unsaved, setUnsaved] = useState<Unsaved | null>(begun.unsaved);
  const [lastSent, setLastSent] = useState<OrderEdit | null>(null);

  const settle = useCallback((why: Unsaved) => {
    setPhase('editing');
    setUnsaved(why);
  }, []);
  const finish = useCallback(() => {
    setPhase('saved');
    onSaved();
  }, [onSaved]);
  const queue = useQueued({
    onDone: finish,
    onRefused: useCallback(reason => settle(parseEditProblem(reason)), [settle]),
    onWaiting: useCallback(() => {
      setPhase('saved');
      if (lastSent) onWaiting(lastSent.commandId);
    }, [lastSent, onWaiting]),
  });

  /** What was set aside has been taken up again or given up; what cannot be removed stays in sight. */
  const dropSetAside = () =>
    Promise.allSettled((opened.edits?.setAside ?? []).map(({ entry }) => dispatch(discardCommand(entry))));

  async function sendDirectly(edit: OrderEdit): Promise<void> {
    const outcome = await dispatch(updateOrderCommand.send(edit));
    if (outcome.kind === 'done') finish();
    else if (outcome.kind === 'refused') settle(parseEditProblem(outcome.reason));
    else settle({ kind: 'failed', error: outcome.error });
  }

  /** Saves through the outbox: on disk first, then sent. Where the device cannot keep it, it is sent directly. */
  async function save(): Promise<void> {
    if (phase !== 'editing' || !user) return;
    setUnsaved(null);
    const checked = checkDraft(draft, order);
    setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
    if ('problems' in checked) return;

    const asked = { edit: checked.edit, order, shownWith, user, lastSent };
    const edit = commandFor(asked, () => dispatch(newCommandId()));
    setLastSent(edit);
    setPhase('saving');
    try {
      await queue(updateOrderCommand, { id: edit.commandId, uid: user.id, payload: edit });
    } catch {
      await sendDirectly(edit);
      return;
    }
    await dropSetAside();
  }

  return {
    order,
    draft,
    problems,
    phase,
    unsaved,
    save,
    hasChanges: isChanged(draft, kept),
    edit: (change: Partial<EditDraft>) => {
      if (phase === 'editing') setDraft({ ...draft, ...change });
    },
    /** Goes on from the order as it is now, with its values or with the person's own. */
    continueFrom: (current: Order, values: 'current' | 'mine') => {
      setOrder(current);
      setShownWith([]);
      setKept(draftOf(current));
      setUnsaved(null);
      setLastSent(null);
      if (values === 'mine') return;
      setDraft(draftOf(current));
      void dropSetAside();
    },
  };
}
