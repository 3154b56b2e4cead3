import { useState } from 'react';
import { updateOrderCommand } from '@/data/order/edit/updateOrderCommand';
import type { EditsOfOrder, FailedEdit } from '@/data/order/queuedEdits';
import type { EditProblem } from '@/domain/order/edit/editProblem';
import type { Order } from '@/domain/order/order';
import type { AppError } from '@/lib/appError';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { useCommand } from '@/sync/outbox/useCommand';
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

const NO_PROBLEMS: EditProblems = {};

/** Why the order is not saved as the person wants it. */
export type Unsaved =
  | EditProblem
  /** Neither saved on this device nor sent. */
  | { readonly kind: 'failed'; readonly error: AppError };

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

/** This form neither resumes nor discards a failed edit that holds a payment. */
const isOfForm = ({ edit }: FailedEdit): boolean => edit.payment === undefined;

/** Where an edit begins: at the order, or where the last one that failed has left off. */
function beginning({ order, edits }: OpenedOrder) {
  const failed = edits?.waiting ? undefined : edits?.failed.filter(isOfForm).at(-1);
  if (!failed) return { draft: draftOf(order), seen: draftOf(order), unsaved: null };
  return {
    draft: draftOfEdit(failed.edit, order),
    seen: seenDraft(failed.edit, order),
    unsaved: problemNow(failed, order),
  };
}

/** One edit of one order, from opening the dialog until it is saved or waits to be sent. */
export function useOrderEdit(opened: OpenedOrder, { onSaved, onWaiting }: Outcome) {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const [begun] = useState(() => beginning(opened));
  const [order, setOrder] = useState(opened.order);
  const [pendingChanges, setPendingChanges] = useState(opened.edits?.pendingChanges ?? []);
  const [draft, setDraft] = useState<EditDraft>(begun.draft);
  /** What the draft was made from. */
  const [seen, setSeen] = useState<EditDraft>(begun.seen);
  /** What closing would not lose. */
  const [persistedDraft, setPersistedDraft] = useState<EditDraft>(begun.draft);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [told, setTold] = useState<Unsaved | null>(begun.unsaved);
  const failed = (opened.edits?.failed ?? []).filter(isOfForm);
  const { state, submit, discardReplaced, reset } = useCommand(updateOrderCommand, {
    replaces: failed.at(-1)?.entry.id,
    onSafe: () => setPersistedDraft(draftOf(order)),
    onRefused: (_problem, _edit, stays) => stays && setPersistedDraft(draft),
    onDone: onSaved,
    onQueued: ({ commandId }) => onWaiting(commandId),
  });
  const isSaved = state.kind === 'done' || state.kind === 'queued';
  const phase = state.kind === 'sending' ? 'saving' : isSaved ? 'saved' : 'editing';
  const unsaved = state.kind === 'refused' ? state.problem : state.kind === 'failed' ? state : told;

  /** What failed has been taken up again or given up; what cannot be removed stays in sight. */
  const dropFailed = () => Promise.allSettled(failed.map(({ entry }) => dispatch(discardCommand(entry))));

  async function save(edit: SavableEdit): Promise<void> {
    if (phase !== 'editing' || !user) return;
    setTold(null);
    const asked = { edit, order, pendingChanges, user };
    const { kind } = await submit(user.id, commandId => commandFor(asked, commandId));
    if (kind === 'queued' || kind === 'done') await dropFailed();
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
    hasChanges: isChanged(draft, persistedDraft),
    seen,
    pendingChanges,
    changes: changesOf(draft, seen),
    edit: (change: Partial<EditDraft>) => {
      if (phase === 'editing') setDraft({ ...draft, ...change });
    },
    /** Goes on from the order as it is now, with its values or with the person's own. */
    continueFrom: (current: Order, values: 'current' | 'mine') => {
      const theirs = draftOf(current);
      setOrder(current);
      setPendingChanges([]);
      setSeen(theirs);
      setPersistedDraft(theirs);
      setTold(null);
      reset();
      setDraft(values === 'mine' ? { ...theirs, ...changesOf(draft, seen) } : theirs);
      if (values === 'current') void Promise.all([dropFailed(), discardReplaced()]);
    },
  };
}
