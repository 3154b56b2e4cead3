import { useCallback, useEffect, useState } from 'react';
import type { AppStore } from '@/app/rootStore/store';
import type { NewOrder } from '@/domain/order/placing/newOrder';
import { useDiscarding } from '@/features/outbox/DiscardDialog';
import { useLiveOrders } from '@/features/storefront/myOrders/useLiveOrders';
import { useMyOrders } from '@/features/storefront/myOrders/useMyOrders';
import { type Placing, usePlacing } from '@/features/storefront/order/usePlacing';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { discard } from '@/sync/outbox/cancelCommand';
import { mount } from './mount';

/** A customer's orders as their page shows them, each as `id status`; null while it shows none. */
type ShownOrders = { readonly uid: string; readonly orders: readonly string[] } | null;
type OnShown = (shown: ShownOrders) => void;

function OrdersOf({ uid, onShown }: { readonly uid: string; readonly onShown: OnShown }) {
  const { orders } = useMyOrders(uid);
  useLiveOrders(uid, orders);
  useEffect(() => {
    onShown(orders && { uid, orders: orders.map(({ order }) => `${order.id} ${order.status}`).sort() });
  });
  return null;
}

function MyOrders({ onShown }: { readonly onShown: OnShown }) {
  const uid = useAppSelector(({ session: { storefront } }) => storefront.user?.id);
  return uid === undefined ? null : <OrdersOf key={uid} uid={uid} onShown={onShown} />;
}

/** My Orders, of whoever is signed in. */
export const openMyOrders = (store: AppStore, onShown: OnShown): (() => void) =>
  mount(store, <MyOrders onShown={onShown} />);

/** The order form, opened on an order that was cancelled to be changed. */
export type OrderForm = {
  readonly placing: Placing;
  /** The order in the log whose place the next one takes. */
  readonly replaces: string;
  readonly place: (order: Omit<NewOrder, 'placedAt'>, allowDuplicate: boolean) => void;
};

type FormProps = { readonly first: string; readonly onForm: (form: OrderForm | null) => void };

function ChangedOrder({ first, onForm }: FormProps) {
  const [replaces, setReplaces] = useState(first);
  const leave = useCallback(() => onForm(null), [onForm]);
  const { placing, place } = usePlacing({
    // Another number each time: none was sent by this form before.
    order: { orderId: '', replaces },
    onPlaced: leave,
    onWaiting: leave,
    onRefused: (_problem, replaces) => replaces !== null && setReplaces(replaces),
  });
  useEffect(() => {
    onForm({
      placing,
      replaces,
      place: (order, allowDuplicate) => void place(order, { allowDuplicate, most: 999 }),
    });
  });
  return null;
}

/** Opens the form. `onForm` is told of it after each change, and null once the person is led away from it. */
export const openOrderForm = (store: AppStore, first: string, onForm: FormProps['onForm']): (() => void) =>
  mount(store, <ChangedOrder first={first} onForm={onForm} />);

/** What a dialog that was asked to discard something says: it closed, or it stays with a word about why. */
export type DiscardSays = 'closed' | 'cannotAsk' | 'wentThrough';
type DiscardProps = { readonly entry: CommandRecord; readonly onSays: (says: DiscardSays) => void };

function Discarding({ entry, onSays }: DiscardProps) {
  const dispatch = useAppDispatch();
  const close = () => onSays('closed');
  const { state, discard: press } = useDiscarding(entry, given => dispatch(discard(given)), close);
  useEffect(() => {
    if (state === 'asking') void press();
    else if (state !== 'working') onSays(state);
  });
  return null;
}

/** Opens the question whether something is to be discarded, and answers it with yes. */
export const openDiscard = (
  store: AppStore,
  entry: CommandRecord,
  onSays: DiscardProps['onSays'],
): (() => void) => mount(store, <Discarding entry={entry} onSays={onSays} />);
