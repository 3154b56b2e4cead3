import type { Place } from '@/services/platform/recorderPort';
import { recordedSearch } from './navigation';
import { toEntry } from './recorder';

/** What react-router keeps of a navigation in the browser's own history entry. */
export const readEntry = (): unknown => globalThis.history.state?.usr;

/** Where the browser is. */
export function placeOfPage(): Place {
  const { location } = globalThis;
  return { pathname: location.pathname, search: recordedSearch(location), entry: toEntry(readEntry()) };
}
