import * as v from 'valibot';
import type { Order } from '@/domain/order/order';
import { idOfNumber } from '@/domain/order/orderNumber';
import { documentId } from '@/domain/staff/staffChange';
import type { Mirrored } from '@/sync/mirror/mirrorSlice';

/** An order as a place in the list by time of placing. */
export type OlderPlace = { readonly at: string; readonly id: string };

/**
 * After which order the older ones begin: the oldest that the mirror holds, by what it was read by or, where it has
 * dropped some since, by what it has. Null while it holds none. `newestFirst`: its rows.
 */
export function olderOrdersCursor(
  { syncCursor }: Pick<Mirrored<Order>, 'syncCursor'>,
  newestFirst: readonly Order[],
): OlderPlace | null {
  const oldest = newestFirst.findLast(({ orderedAt }) => orderedAt !== null);
  const oldestMirrored = oldest?.orderedAt ? { at: oldest.orderedAt, id: oldest.id } : null;
  const [at, id] = syncCursor.cursor ?? [];
  if (at === undefined || id === undefined) return oldestMirrored;
  return oldestMirrored && Date.parse(oldestMirrored.at) > Date.parse(at) ? oldestMirrored : { at, id };
}

/** An order's number as somebody typed it; null where it can be none. */
export function idTyped(typed: string): string | null {
  const id = idOfNumber(typed);
  return v.is(documentId, id) ? id : null;
}
