// @bundle customers

import { type Order, payablePaise } from '@/domain/order/order';
import { newestFirst } from '@/domain/order/orderList';
import { emailKey } from '@/lib/text/email';
import { isPhone, normalizePhone } from '@/lib/text/phone';
import type { ContactEmail, Customer, Customers } from './customer';
import { customerKeyOf, idOfEmail, idOfPhone, labelOf } from './customerId';
import { type CustomerOverlay, NOTHING_STORED } from './customerOverlay';

/** One customer's orders, the newest first; `account`: the id of whose token placed them. */
type Group = { readonly id: string; readonly account: string | null; readonly orders: Order[] };

/** Ids of customers whom staff added, by what orders without an account can be told by. */
type Added = {
  readonly byEmail: ReadonlyMap<string, string>;
  readonly byCaller: ReadonlyMap<string, string>;
};

/** What a caller says of themselves; null where there is no phone in it. */
function callerKey(name: string, phone: string): string | null {
  const digits = normalizePhone(phone);
  return isPhone(digits) ? `${digits} ${name.trim().toLowerCase()}` : null;
}

/** Orders by whom they are of. */
function groupOrders(orders: readonly Order[], stored: ReadonlyMap<string, CustomerOverlay>, added: Added) {
  const nobodys: Order[] = [];
  const byOwner = new Map<string, Group>();
  const idOf = (
    { kind, key }: NonNullable<ReturnType<typeof customerKeyOf>>,
    { customerName, phone }: Order,
  ): string => {
    if (kind === 'account') return key;
    const own = kind === 'email' ? idOfEmail(key) : idOfPhone(key);
    // What staff stored about somebody known by that text alone stays with their orders.
    if (stored.has(own)) return own;
    return (
      (kind === 'email' && added.byEmail.get(key)) ||
      (added.byCaller.get(callerKey(customerName, phone) ?? '') ?? own)
    );
  };
  for (const order of orders) {
    const owner = customerKeyOf(order);
    if (!owner) {
      nobodys.push(order);
      continue;
    }
    const key = `${owner.kind} ${owner.key}`;
    const group = byOwner.get(key);
    if (group) group.orders.push(order);
    else {
      const account = owner.kind === 'account' ? owner.key : null;
      byOwner.set(key, { id: idOf(owner, order), account, orders: [order] });
    }
  }
  return { nobodys, groups: [...byOwner.values()] };
}

/**
 * Whom staff added, by email, or by name and phone where they have no email (an order must name one). Of several alike, who
 * is in the list, and was first by id.
 */
function addedByStaff(overlays: readonly CustomerOverlay[]): Added {
  const lastWins = overlays
    .filter(({ id }) => labelOf(id) !== null)
    .sort((one, other) => Number(other.hidden) - Number(one.hidden) || (one.id < other.id ? 1 : -1));
  const byEmail = new Map<string, string>();
  const byCaller = new Map<string, string>();
  for (const { id, email, name, phone } of lastWins) {
    const caller = callerKey(name, phone);
    if (email !== '') byEmail.set(emailKey(email), id);
    else if (caller !== null) byCaller.set(caller, id);
  }
  return { byEmail, byCaller };
}

function together(one: Group, other: Group): Group {
  const { id, account } = one.account === null ? other : one;
  const orders = [...one.orders, ...other.orders];
  if (account === null) return { id, account, orders: newestFirst(orders) };
  // The orders of the account come first: its name and phone win.
  return { id, account, orders: one.account === null ? [...other.orders, ...one.orders] : orders };
}

/** The first text of the newest order that has one. */
const latest = (
  orders: readonly Order[],
  field: 'customerName' | 'email' | 'phone' | 'accountEmail',
): string => orders.find(order => order[field])?.[field] ?? '';

function customerOf({ id, account, orders }: Group, stored: CustomerOverlay | undefined): Customer {
  const { status, type, notes, hidden, ...overlay } = stored ?? NOTHING_STORED;
  const name = overlay.name || latest(orders, 'customerName');
  const valid = orders.filter(order => order.status !== 'cancelled');
  const dates = orders.flatMap(({ orderedAt }) => orderedAt ?? []);
  return {
    id,
    label: labelOf(id),
    account: account === null ? null : { id: account, email: latest(orders, 'accountEmail') || null },
    name,
    contact: overlay.contact || name,
    email: overlay.email || latest(orders, 'email'),
    contactEmail: 'unproven',
    phone: overlay.phone || latest(orders, 'phone'),
    ...{ status, type, notes, hidden },
    totalOrders: orders.length,
    cancelledOrders: orders.length - valid.length,
    totalSpentPaise: valid.reduce((sum, order) => sum + payablePaise(order), 0),
    firstOrder: dates.at(-1) ?? null,
    lastOrder: dates[0] ?? null,
    orders,
    possibleDuplicates: [],
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

/** With what the contact email of each says, once all accounts are known. */
function withContactEmail(customers: readonly Customer[]): readonly Customer[] {
  const accounts = new Set(
    customers.flatMap(({ account }) => (account?.email ? emailKey(account.email) : [])),
  );
  const standing = ({ account, email }: Customer): ContactEmail => {
    const key = emailKey(email);
    if (key === '') return 'unproven';
    if (account?.email && emailKey(account.email) === key) return 'own';
    if (accounts.has(key)) return 'anothers';
    return account?.email ? 'different' : 'unproven';
  };
  return customers.map(customer => ({ ...customer, contactEmail: standing(customer) }));
}

/** By what two entries may be one person, or one may pass for the other. */
function identifiersOf({ phone, email, account }: Customer): readonly string[] {
  const digits = normalizePhone(phone);
  const emails = new Set([email, account?.email ?? ''].map(emailKey));
  emails.delete('');
  return [...(isPhone(digits) ? [`tel ${digits}`] : []), ...Array.from(emails, key => `mail ${key}`)];
}

function withLookAlikes(customers: readonly Customer[]): readonly Customer[] {
  const byIdentifier = new Map<string, string[]>();
  const shown = customers.filter(({ hidden }) => !hidden);
  for (const customer of shown) {
    for (const identifier of identifiersOf(customer)) {
      const ids = byIdentifier.get(identifier);
      if (ids) ids.push(customer.id);
      else byIdentifier.set(identifier, [customer.id]);
    }
  }
  return customers.map(customer => {
    const ids = new Set(identifiersOf(customer).flatMap(identifier => byIdentifier.get(identifier) ?? []));
    ids.delete(customer.id);
    return ids.size === 0 ? customer : { ...customer, possibleDuplicates: [...ids] };
  });
}

/**
 * The customers of the shop (spec §3): their orders grouped by account, else by email, with what staff keep of them laid
 * over. Orders without an account belong to whom staff added with that email, or with that name and phone and no email; those with
 * neither account nor email are grouped by phone. Every order is somebody's or nobody's, once. `orders`: the newest first.
 */
export function deriveCustomers(orders: readonly Order[], overlays: readonly CustomerOverlay[]): Customers {
  const stored = new Map(overlays.map(overlay => [overlay.id, overlay]));
  const { nobodys, groups } = groupOrders(orders, stored, addedByStaff(overlays));
  const groupOf = new Map<string, Group>();
  for (const group of groups) {
    const before = groupOf.get(group.id);
    // An account's id could be the name of an email, in theory: its orders are added up, not lost.
    groupOf.set(group.id, before ? together(before, group) : group);
  }
  const ids = [...new Set([...stored.keys(), ...groupOf.keys()])].sort();
  const nothing = { account: null, orders: [] };
  const bare = ids.map(id => customerOf(groupOf.get(id) ?? { id, ...nothing }, stored.get(id)));
  const all = withLookAlikes(withContactEmail(withDistinctLabels(bare)));
  return { all, byId: new Map(all.map(customer => [customer.id, customer])), nobodys };
}
