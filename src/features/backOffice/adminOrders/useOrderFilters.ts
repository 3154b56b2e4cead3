import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OrderFilters, readFilters, withFilters } from './orderFilters';
import type { OrderSort } from './orderSort';

/**
 * The filters in the address, and how to change them. Searching and filtering replace the entry of the
 * history; turning a page makes one, so that Back turns back.
 */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const read = useMemo(() => readFilters(params), [params]);
  const { by, descending } = read.sort;
  // Another page, or an open dialog, is no reason to sort again.
  const sort = useMemo<OrderSort>(() => ({ by, descending }), [by, descending]);
  const filters = useMemo<OrderFilters>(() => ({ ...read, sort }), [read, sort]);
  const change = useCallback(
    (changed: Partial<OrderFilters>) =>
      setParams(current => withFilters(current, changed), { replace: changed.page === undefined }),
    [setParams],
  );
  return [filters, change] as const;
}
