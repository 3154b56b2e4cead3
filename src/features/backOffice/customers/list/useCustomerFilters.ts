import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CustomerFilters, readFilters, withFilters } from './customerFilters';

/**
 * The filters in the address, and how to change them. Searching and filtering replace the entry of the history; turning
 * a page makes one, so that Back turns back.
 */
export function useCustomerFilters() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changed: Partial<CustomerFilters>) =>
      setParams(current => withFilters(current, changed), { replace: changed.page === undefined }),
    [setParams],
  );
  return [readFilters(params), change] as const;
}
