import { selectCustomerOverlays, selectOverlaysWithChanges } from '@/data/customer/queuedCustomers';
import { baseVersionOf } from '@/data/staff/queuedChanges';
import type { CustomerChange } from '@/domain/customer/customerChange';
import { fieldsOf } from '@/domain/customer/customerChange';
import { newCustomerId } from '@/domain/customer/customerId';
import { type CustomerFields, NOTHING_STORED } from '@/domain/customer/customerOverlay';
import { authorOf } from '@/domain/staff/authorOf';
import type { SessionUser } from '@/store/session/session';
import type { AppThunk } from '@/store/thunk';

/** Who changes something, and whose outbox holds it. */
export type Actor = { readonly user: SessionUser; readonly owner: string | null };

type Asked = {
  readonly customerId: string;
  readonly title: string;
  readonly seen: CustomerFields;
  readonly fields: CustomerFields;
};

/** What is stored of a customer, with the person's own changes. */
export const storedOf =
  (customerId: string, owner: string | null): AppThunk<CustomerFields> =>
  (_dispatch, getState) => {
    const { overlays } = selectOverlaysWithChanges(getState(), owner);
    const overlay = overlays.find(({ id }) => id === customerId);
    return overlay ? fieldsOf(overlay) : NOTHING_STORED;
  };

/** A change of a customer as they stand on the screen of this moment. */
export const changeOf =
  (asked: Asked, { user, owner }: Actor, commandId: string): AppThunk<CustomerChange> =>
  (_dispatch, getState) => {
    const { changesOf } = selectOverlaysWithChanges(getState(), owner);
    const row = selectCustomerOverlays(getState()).find(({ id }) => id === asked.customerId);
    return {
      ...asked,
      commandId,
      ground: baseVersionOf(row, changesOf.get(asked.customerId)?.pendingChanges ?? []),
      by: authorOf(user),
    };
  };

/** An id for somebody whom staff add, whose number nobody known has. */
export const drawCustomerId =
  (owner: string | null): AppThunk<string> =>
  (_dispatch, getState, { ids, random }) => {
    const { overlays } = selectOverlaysWithChanges(getState(), owner);
    return newCustomerId(
      overlays.map(({ id }) => id),
      ids.orderId(),
      random(),
    );
  };
