import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type InventoryFilters, readFilters, withFilters } from './inventoryFilters';

/**
 * The filters in the address, and how to change them. Searching and filtering replace the entry of the history; turning
 * a page makes one, so that Back turns back.
 */
export function useInventoryFilters() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changed: Partial<InventoryFilters>) =>
      setParams(current => withFilters(current, changed), { replace: changed.page === undefined }),
    [setParams],
  );
  return [readFilters(params), change] as const;
}
