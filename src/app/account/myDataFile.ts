import type { Order } from '@/domain/order/order';
import type { Profile } from '@/domain/user/profile';
import { BRAND } from '@/lib/brand';
import { type Paise, paiseToRupees } from '@/lib/number/money';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import type { TextFile } from '@/services/platform/download';
import type { Reading } from '@/store/api/reading';
import type { SessionUser } from '@/store/session/session';

/** More orders than one reading holds: the file then says that there are more. */
const MOST_ORDERS = 200;

export type MyData = {
  readonly user: SessionUser;
  readonly profile: Reading<Profile>;
  readonly orders: Reading<Order>;
  /** What this device has still to send; null where it could not be read. */
  readonly waiting: readonly CommandRecord[] | null;
};

/** Amounts as people know them: `pricePaise: 299` becomes `priceRupees: 2.99`, however deep it is. */
function inRupees(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inRupees);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) =>
      field.endsWith('Paise') && typeof inner === 'number'
        ? [field.replace(/Paise$/, 'Rupees'), paiseToRupees(inner as Paise)]
        : [field, inRupees(inner)],
    ),
  );
}

/** `2026-01-15`, as the shop's day. */
const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(iso));

/**
 * All the shop knows of a customer and can show them, as a file to read: whatever is somebody else's is left out.
 * `madeAt`: ISO instant.
 */
export function myDataFile({ user, profile, orders, waiting }: MyData, madeAt: string): TextFile {
  const own = orders.items.filter(({ userId }) => userId === user.id);
  const contents = {
    what: `Your data at ${BRAND}`,
    madeAt,
    account: { id: user.id, name: user.name, email: user.email },
    profile: { readAt: profile.asOf, ...(profile.items[0] ?? { saved: 'nothing yet' }) },
    orders: {
      readAt: orders.asOf,
      ...(own.length >= MOST_ORDERS && { note: `Only ${MOST_ORDERS} orders. Ask us for the others.` }),
      all: own.map(inRupees),
    },
    waitingOnThisDevice: waiting
      ? waiting
          .filter(({ area, uid }) => area === 'storefront' && uid === user.id)
          .map(({ name, queuedAt, status, payload }) => ({
            what: name,
            savedAt: queuedAt,
            status,
            content: inRupees(payload),
          }))
      : 'could not be read',
  };
  return {
    name: `${BRAND.toLowerCase()}-my-data-${dayOf(madeAt)}.json`,
    type: 'application/json',
    text: `${JSON.stringify(contents, null, 2)}\n`,
  };
}
