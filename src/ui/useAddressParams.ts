import { useCallback, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/** The search part of the address as it is now. What React rendered last may be older: a change is rendered a moment later. */
export const liveParams = () => new URLSearchParams(globalThis.location.search);

/**
 * The search part of the address as it was rendered last, and how to change it. A change starts from the address as it is now:
 * started from what was rendered, it would undo a change that is not rendered yet. `changed` may modify what it is given.
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
