import { type Order, payablePaise } from '@/entities/order/order';
import { isPhone, normalizePhone } from '@/shared/lib/phone';
import type { Customer, Customers } from './customer';
import { emailKey, idOfEmail, idOfPhone, labelOf, ownerOf } from './customerId';
import { type CustomerOverlay, NOTHING_KEPT } from './customerOverlay';

/** Orders by whom they are of; `known`: ids of customers whom staff added, by their e-mail. */
function groupOrders(orders: readonly Order[], known: ReadonlyMap<string, string>) {
  const nobodys: Order[] = [];
  const byOwner = new Map<string, { readonly id: string; readonly orders: Order[] }>();
  const idOf = (kind: 'account' | 'email' | 'phone', key: string): string => {
    if (kind === 'account') return key;
    return kind === 'email' ? (known.get(key) ?? idOfEmail(key)) : idOfPhone(key);
  };
  for (const order of orders) {
    const owner = ownerOf(order);
    if (!owner) {
      nobodys.push(order);
      continue;
    }
    const key = `${owner.kind} ${owner.key}`;
    const group = byOwner.get(key);
    if (group) group.orders.push(order);
    else byOwner.set(key, { id: idOf(owner.kind, owner.key), orders: [order] });
  }
  return { nobodys, groups: [...byOwner.values()] };
}

/**
 * Whom staff added, by e-mail; of several with the same one, who is in the list, and was first by id. What staff kept of
 * somebody known by the e-mail alone stays with their orders.
 */
function addedByEmail(overlays: readonly CustomerOverlay[]): ReadonlyMap<string, string> {
  const known = new Set(overlays.map(({ id }) => id));
  const added = overlays.filter(
    ({ id, email }) => labelOf(id) !== null && email !== '' && !known.has(idOfEmail(email)),
  );
  const lastWins = added.toSorted(
    (one, other) => Number(other.hidden) - Number(one.hidden) || (one.id < other.id ? 1 : -1),
  );
  return new Map(lastWins.map(({ id, email }) => [emailKey(email), id]));
}

/** The first text of the newest order that has one. */
const latest = (orders: readonly Order[], field: 'customerName' | 'email' | 'phone'): string =>
  orders.find(order => order[field] !== '')?.[field] ?? '';

function customerOf(id: string, orders: readonly Order[], kept: CustomerOverlay | undefined): Customer {
  const { status, type, notes, hidden, ...overlay } = kept ?? NOTHING_KEPT;
  const name = overlay.name || latest(orders, 'customerName');
  const valid = orders.filter(order => order.status !== 'cancelled');
  const dates = orders.flatMap(({ orderedAt }) => orderedAt ?? []);
  return {
    id,
    label: labelOf(id),
    name,
    contact: overlay.contact || name,
    email: overlay.email || latest(orders, 'email'),
    phone: overlay.phone || latest(orders, 'phone'),
    ...{ status, type, notes, hidden },
    totalOrders: orders.length,
    cancelledOrders: orders.length - valid.length,
    totalSpentPaise: valid.reduce((sum, order) => sum + payablePaise(order), 0),
    firstOrder: dates.at(-1) ?? null,
    lastOrder: dates[0] ?? null,
    orders,
    lookAlikes: [],
  };
}

/** Two devices may have drawn the same number while apart: then all but one show more of their ids. */
function withDistinctLabels(customers: readonly Customer[]): readonly Customer[] {
  const labels = new Set<string>();
  return customers.map(customer => {
    const { id, label } = customer;
    if (label === null) return customer;
    const isTaken = labels.has(label);
    labels.add(label);
    return isTaken ? { ...customer, label: id } : customer;
  });
}

/** By what two entries may be one person. */
function marksOf({ phone, email }: Customer): readonly string[] {
  const digits = normalizePhone(phone);
  return [...(isPhone(digits) ? [`tel ${digits}`] : []), ...(email ? [`mail ${emailKey(email)}`] : [])];
}

function withLookAlikes(customers: readonly Customer[]): readonly Customer[] {
  const byMark = new Map<string, string[]>();
  const shown = customers.filter(({ hidden }) => !hidden);
  for (const customer of shown) {
    for (const mark of marksOf(customer)) {
      const ids = byMark.get(mark);
      if (ids) ids.push(customer.id);
      else byMark.set(mark, [customer.id]);
    }
  }
  return customers.map(customer => {
    const ids = new Set(marksOf(customer).flatMap(mark => byMark.get(mark) ?? []));
    ids.delete(customer.id);
    return ids.size === 0 ? customer : { ...customer, lookAlikes: [...ids] };
  });
}

/**
 * The customers of the shop (spec §3): their orders grouped by account, else by e-mail, with what staff keep of them laid
 * over. Orders without an account belong to whom staff added with that e-mail; those with neither account nor e-mail are
 * grouped by phone. Every order is somebody's or nobody's, once. `orders`: the newest first.
 */
export function deriveCustomers(orders: readonly Order[], overlays: readonly CustomerOverlay[]): Customers {
  const { nobodys, groups } = groupOrders(orders, addedByEmail(overlays));
  const ordersOf = new Map<string, readonly Order[]>();
  // An account's id could be the name of an e-mail, in theory: its orders are added up, not lost.
  for (const { id, orders: ofGroup } of groups) ordersOf.set(id, [...(ordersOf.get(id) ?? []), ...ofGroup]);
  const kept = new Map(overlays.map(overlay => [overlay.id, overlay]));
  const ids = [...new Set([...kept.keys(), ...ordersOf.keys()])].sort();
  const bare = ids.map(id => customerOf(id, ordersOf.get(id) ?? [], kept.get(id)));
  const all = withLookAlikes(withDistinctLabels(bare));
  return { all, byId: new Map(all.map(customer => [customer.id, customer])), nobodys };
}
