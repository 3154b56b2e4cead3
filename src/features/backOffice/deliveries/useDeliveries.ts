import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { selectFailedEdits } from '@/data/order/queuedEdits';
import { useOrdersWithEdits, useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { selectRunsWithChanges } from '@/data/run/queuedRuns';
import { useStaffShop } from '@/data/shop/staffShopReads';
import { peopleApi } from '@/data/staff/peopleApi';
import type { Order } from '@/domain/order/order';
import { planOf } from '@/domain/run/plan';
import { DEFAULT_SHOP } from '@/domain/shop/shop';
import type { Person } from '@/domain/staff/people';
import type { ShopDay } from '@/lib/time/periods';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { combineReadings, useMirror } from '@/sync/mirror/useMirror';

const NO_ORDERS: readonly Order[] = [];
const NOBODY: readonly Person[] = [];

/** What is planned on a day, as this person left it; and what it is made of. */
export function useDeliveries(day: ShopDay, today: ShopDay) {
  const owner = useOutboxOwner();
  const uid = useAuth().session.user?.id ?? null;
  const reading = combineReadings(useMirror('orders'), useMirror('runs'));
  const read = useAppSelector(selectOrdersNewestFirst);
  const { orders = NO_ORDERS, editsOf } = useOrdersWithEdits(read);
  const changed = useAppSelector(state => selectRunsWithChanges(state, owner));
  const failedEdits = useAppSelector(state => selectFailedEdits(state, owner));
  const { areas } = useStaffShop() ?? DEFAULT_SHOP;
  // The page does not wait for the drivers, nor fail with them.
  const people = peopleApi.useListPersonsQuery(uid ?? skipToken).data?.items ?? NOBODY;
  const drivers = useMemo(() => people.filter(({ role, active }) => role === 'driver' && active), [people]);
  const { runs } = changed;
  const plan = useMemo(() => planOf({ orders, runs, areas, day, today }), [orders, runs, areas, day, today]);
  const slots = useMemo(() => {
    const known = [...areas.flatMap(area => area.slots), ...plan.groups.map(({ slot }) => slot)];
    return Array.from(new Set(known.filter(Boolean))).sort();
  }, [areas, plan]);
  return {
    reading,
    orders,
    editsOf,
    changed,
    plan,
    drivers,
    slots,
    failed: failedEdits.length + changed.failed,
  } as const;
}

export type Deliveries = ReturnType<typeof useDeliveries>;
