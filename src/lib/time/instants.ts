// @bundle documents

import type { PlainValue } from '@/lib/plainData';

/**
 * A stored date as an ISO instant: timestamps arrive as ISO texts already, older documents hold other ISO
 * texts or milliseconds. Null where there is none or it cannot be a date of this shop.
 */
export function parseInstant(value: PlainValue | undefined): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const ms = typeof value === 'number' ? value : Date.parse(value);
  if (!Number.isFinite(ms) || ms < Date.UTC(2000) || ms >= Date.UTC(2100)) return null;
  // A text keeps its own digits: `updatedAt` is a version, to the microsecond.
  return typeof value === 'string' && value.endsWith('Z') ? value : new Date(ms).toISOString();
}
