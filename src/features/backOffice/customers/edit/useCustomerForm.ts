import { useState } from 'react';
import type { ChangesOfCustomer } from '@/data/customer/queuedCustomers';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import type { Customer } from '@/domain/customer/customer';
import { changedFields, conflictingFields } from '@/domain/customer/customerChange';
import { type CustomerFields, NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { changeOf, storedOf } from '@/features/backOffice/customers/shared/customerChanges';
import { titleOf } from '@/features/backOffice/customers/shared/customerFieldLabels';
import { updateCustomerCommand } from '@/features/backOffice/customers/shared/updateCustomerCommand';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { discardCommand } from '@/sync/outbox/discardCommand';
import { useCommand } from '@/sync/outbox/useCommand';
import {
  type CustomerDraft,
  checkDraft,
  type DraftProblems,
  draftOf,
  isChanged,
  isUnidentified,
} from './customerFormRules';

const NO_PROBLEMS: DraftProblems = {};

export type OpenedCustomer = {
  readonly customerId: string;
  /** As the person saw them; null for somebody new. */
  readonly customer: Customer | null;
  readonly changes: ChangesOfCustomer | undefined;
};

/** Where a form begins: at the customer, or where the last change that failed has left off. */
function beginning({ customer, changes }: OpenedCustomer) {
  const shown = draftOf(customer ?? NOTHING_STORED);
  const failed = changes?.waiting ? undefined : changes?.failed.at(-1)?.change;
  const taken = failed
    ? changedFields(failed.seen, failed.fields).map(field => [field, failed.fields[field]])
    : [];
  return { shown, draft: draftOf({ ...shown, ...Object.fromEntries(taken) }) };
}

/** One form of one customer, from its opening until it is saved or waits to be sent. */
export function useCustomerForm(opened: OpenedCustomer) {
  const { customerId, changes } = opened;
  const labels = useLabels(customersLabels);
  const dispatch = useAppDispatch();
  const owner = useOutboxOwner();
  const { user } = useAuth().session;
  const [begun] = useState(() => beginning(opened));
  /** What the fields showed before they were touched. */
  const [shown, setShown] = useState(begun.shown);
  const [seen, setSeen] = useState<CustomerFields>(() => dispatch(storedOf(customerId, owner)));
  const [draft, setDraft] = useState(begun.draft);
  /** What closing would not lose. */
  const [persistedDraft, setPersistedDraft] = useState(begun.draft);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const { state, submit, reset } = useCommand(updateCustomerCommand, {
    replaces: changes?.failed.at(-1)?.entry.id,
    onSafe: () => setPersistedDraft(shown),
    onRefused: (_problem, _change, stays) => stays && setPersistedDraft(draft),
  });
  const isBusy = state.kind === 'sending';

  /** Says whether there was nothing to save, or nothing to know them by whom no order knows. */
  function save(): 'nothing' | 'nobody' | 'asked' {
    if (isBusy || !user) return 'asked';
    const checked = checkDraft(draft, shown, seen);
    setProblems('problems' in checked ? checked.problems : NO_PROBLEMS);
    if ('problems' in checked) return 'asked';
    const { fields } = checked;
    if (opened.customer && changedFields(seen, fields).length === 0) return 'nothing';
    if (!opened.customer?.totalOrders && isUnidentified(fields)) return 'nobody';
    const title = titleOf(draft, labels);
    void submit(user.id, commandId =>
      dispatch(changeOf({ customerId, title, seen, fields }, { user, owner }, commandId)),
    ).then(({ kind }) => {
      if (kind !== 'queued' && kind !== 'done') return;
      // Taken up again here; what cannot be removed stays in sight.
      void Promise.allSettled((changes?.failed ?? []).map(({ entry }) => dispatch(discardCommand(entry))));
    });
    return 'asked';
  }

  /** Goes on from the customer as somebody else left them, with the other's values or with the person's own. */
  function continueFrom(now: CustomerFields, values: 'theirs' | 'mine'): void {
    const checked = checkDraft(draft, shown, seen);
    setSeen(now);
    reset();
    if (values === 'mine' || 'problems' in checked) return;
    const theirs = conflictingFields(now, { seen, fields: checked.fields }).map(field => [field, now[field]]);
    setDraft({ ...draft, ...Object.fromEntries(theirs) });
    setShown({ ...shown, ...Object.fromEntries(theirs) });
  }

  return {
    draft,
    problems,
    state,
    isBusy,
    hasChanges: isChanged(draft, persistedDraft),
    edit(change: Partial<CustomerDraft>) {
      if (!isBusy) setDraft({ ...draft, ...change });
    },
    save,
    continueFrom,
    /** The fields as they would be stored, for a conflict to be shown. */
    wanted: { ...seen, ...draft },
    seen,
  } as const;
}
