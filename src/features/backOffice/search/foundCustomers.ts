import type { CustomerOverlay } from '@/entities/customer/customerOverlay';
import type { Order } from '@/entities/order/order';

/** A person the shop knows, as far as finding them goes. */
export type KnownCustomer = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

/** The e-mail of who has no account, as an id (SCHEMA): base64url of its UTF-8, in lower case. */
export function emailCustomerId(email: string): string {
  const bytes = Array.from(new TextEncoder().encode(email.toLowerCase()), byte => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const idOf = ({ userId, email }: Order): string | null =>
  userId ?? (email.trim() ? emailCustomerId(email.trim()) : null);

/**
 * Everybody who has ordered, or whom staff have added, with what staff keep of them; whoever ordered last comes first.
 * `orders`: the newest first.
 */
export function knownCustomers(
  orders: readonly Order[],
  overlays: readonly CustomerOverlay[],
): readonly KnownCustomer[] {
  const known = new Map<string, KnownCustomer>();
  for (const order of orders) {
    const id = idOf(order);
    if (id === null || known.has(id)) continue;
    known.set(id, { id, name: order.customerName, email: order.email, phone: order.phone });
  }
  for (const { id, name, email, phone, hidden } of overlays) {
    const ordered = known.get(id);
    if (hidden) known.delete(id);
    else {
      known.set(id, {
        id,
        name: name || (ordered?.name ?? ''),
        email: email || (ordered?.email ?? ''),
        phone: phone || (ordered?.phone ?? ''),
      });
    }
  }
  return [...known.values()];
}
