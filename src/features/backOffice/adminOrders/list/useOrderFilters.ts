import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDebouncedText } from '@/ui/form/useDebouncedText';
import { type OrderFilters, readFilters, withFilters } from './orderFilters';
import type { OrderSort } from './orderSort';
import { useKeptFilters } from './useKeptFilters';

/** Browsers take a hundred changes of the address in half a minute, and no more. */
const REST_MS = 250;

/** The address as it is, not as it was drawn last: a link may have been followed since. */
const liveParams = () => new URLSearchParams(globalThis.location.search);

/**
 * The filters in the address, and how to change them; `search` filters at once and changes the address when
 * typing rests.
 * Searching and filtering replace the entry of the history; turning a page makes one, so that Back turns back.
 */
export function useOrderFilters() {
  const [, setParams] = useSearchParams();
  const params = useKeptFilters();
  const read = useMemo(() => readFilters(params), [params]);
  const { by, descending } = read.sort;
  // Another page, or an open dialog, is no reason to sort again.
  const sort = useMemo<OrderSort>(() => ({ by, descending }), [by, descending]);
  const write = useCallback(
    (changed: Partial<OrderFilters>) =>
      setParams(() => withFilters(liveParams(), changed), { replace: changed.page === undefined }),
    [setParams],
  );
  const settle = useCallback(
    (query: string) => {
      if (readFilters(liveParams()).query !== query) write({ query });
    },
    [write],
  );
  const [query, search] = useDebouncedText(read.query, settle, REST_MS);
  const change = useCallback(
    (changed: Partial<OrderFilters>) => {
      // What is on screen is what was typed, though the address does not say so yet.
      const all = { query, ...changed };
      search(all.query);
      write(all);
    },
    [query, search, write],
  );
  const filters = useMemo<OrderFilters>(
    () => ({ ...read, sort, ...(query !== read.query && { query, page: 1 }) }),
    [read, sort, query],
  );
  return [filters, change, search] as const;
}
