import { useCallback, useState } from 'react';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import { newCommandId } from '@/data/staff/newCommandId';
import type { Order } from '@/domain/order/order';
import type { OrderEdit } from '@/domain/order/orderEdit';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { discardCommand } from '@/sync/outbox/discardCommand';
import {
  changesOf,
  checkDraft,
  commandFor,
  draftOf,
  draftOfEdit,
  type EditDraft,
  type EditProblems,
  isChanged,
  problemNow,
  type SavableEdit,
  seenDraft,
} from './editOrderRules';
import { type Unsaved, useSendEdit } from './useSendEdit';

const NO_PROBLEMS: EditProblems = {};

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
  if (!setAside) return { draft: draftOf(order), seen: draftOf(order), unsaved: null };
  return {
    draft: draftOfEdit(setAside.edit, order),
    seen: seenDraft(setAside.edit, order),
    unsaved: problemNow(setAside, order),
  };
}

/** One edit of one order, from opening the dialog until it is saved or waits to be sent. */
export function useOrderEdit(opened: OpenedOrder, { onSaved, onWaiting }: Outcome) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [begun] = useState(() => beginning(opened));
  const [order, setOrder] = useState(opened.order);
  const [shownWith, setShownWith] = useState(opened.edits?.shownWith ?? []);
  const [draft, setDraft] = useState<EditDraft>(begun.draft);
  /** What the draft was made from. */
  const [seen, setSeen] = useState<EditDraft>(begun.seen);
  /** What closing would not lose. */
  const [kept, setKept] = useState<EditDraft>(begun.draft);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [phase, setPhase] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [unsaved, setUnsaved] = useState<Unsaved | null>(begun.unsaved);
  const [lastSent, setLastSent] = useState<OrderEdit | null>(null);

  const send = useSendEdit({
    onSaved: useCallback(() => {
      setPhase('saved');
      onSaved();
    }, [onSaved]),
    onWaiting: useCallback(
      (commandId: string) => {
        setPhase('saved');
        onWaiting(commandId);
      },
      [onWaiting],
    ),
    onUnsaved: useCallback((why: Unsaved) => {
      setPhase('editing');
      setUnsaved(why);
    }, []),
  });

  /** What was set aside has been taken up again or given up; what cannot be removed stays in sight. */
  const dropSetAside = () =>
    Promise.allSettled((opened.edits?.setAside ?? []).map(({ entry }) => dispatch(discardCommand(entry))));

  async function save(edit: SavableEdit): Promise<void> {
    if (phase !== 'editing' || !user) return;
    setUnsaved(null);
    const asked = { edit, order, shownWith, user, lastSent };
    const command = commandFor(asked, () => dispatch(newCommandId()));
    setLastSent(command);
    setPhase('saving');
    if ((await send(command)) === 'kept') await dropSetAside();
  }

  return {
    order,
    draft,
    problems,
    phase,
    unsaved,
    /** What can be saved; null where a field stands in the way, which then says so. */
    check: (): SavableEdit | null => {
      const checked = checkDraft(draft, order);
      setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
      return 'edit' in checked ? checked.edit : null;
    },
    save,
    hasChanges: isChanged(draft, kept),
    seen,
    changes: changesOf(draft, seen),
    edit: (change: Partial<EditDraft>) => {
      if (phase === 'editing') setDraft({ ...draft, ...change });
    },
    /** Goes on from the order as it is now, with its values or with the person's own. */
    continueFrom: (current: Order, values: 'current' | 'mine') => {
      const theirs = draftOf(current);
      setOrder(current);
      setShownWith([]);
      setSeen(theirs);
      setKept(theirs);
      setUnsaved(null);
      setLastSent(null);
      setDraft(values === 'mine' ? { ...theirs, ...changesOf(draft, seen) } : theirs);
      if (values === 'current') void dropSetAside();
    },
  };
}
