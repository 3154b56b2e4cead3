import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** The search part of the address as it is, not as it was drawn last: somebody may have typed, or followed a link, since. */
export const liveParams = () => new URLSearchParams(globalThis.location.search);

/**
 * The search part of the address as it was drawn last, and how to change it. What is changed is the address as it is by then:
 * what was drawn may be older, and would take back what has changed since. `changed` may write in what it is given.
 */
export function useAddressParams() {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const navigate = useNavigate();
  const change = useCallback(
    (changed: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
      navigate(`?${changed(liveParams())}`, options),
    [navigate],
  );
  return [params, change] as const;
}
