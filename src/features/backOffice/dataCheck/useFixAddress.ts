import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const FIX_PARAM = 'fix';

const OPENED_FROM_LIST = { openedFromList: true } as const;
const wasOpenedFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromList' in state;

/** What is being set right, kept in the address, so that Back closes its dialog: a problem's key, or `all.card`. */
export function useFixAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = useCallback(
    (key: string) => setParams({ [FIX_PARAM]: key }, { state: OPENED_FROM_LIST }),
    [setParams],
  );
  const close = useCallback(() => {
    if (wasOpenedFromList(state)) navigate(-1);
    else setParams({}, { replace: true });
  }, [navigate, setParams, state]);
  return { fixing: params.get(FIX_PARAM), open, close } as const;
}
