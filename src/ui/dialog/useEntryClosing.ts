import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAddressParams } from '@/ui/useAddressParams';
import { wasOpenedFromPage } from './openedFromPage';

/**
 * How the dialog of a history entry is closed. An address takes a moment to let its dialog go: closed again meanwhile, or late, it
 * would go back from the page.
 */
export function useEntryClosing() {
  const [, setParams] = useAddressParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  // The key of the entry that is shown, null once it was closed: Forward shows it again, under the same key.
  const closable = useRef<string | null>(key);
  useLayoutEffect(() => {
    closable.current = key;
    return () => {
      closable.current = null;
    };
  }, [key]);
  return {
    /** True at the first call for the entry that is shown. */
    beginClosing: useCallback((): boolean => {
      if (closable.current !== key) return false;
      closable.current = null;
      return true;
    }, [key]),
    /** Goes back to the page that opened the dialog, else to the address without it. */
    leaveEntry: useCallback(
      (without: (current: URLSearchParams) => URLSearchParams) => {
        if (wasOpenedFromPage(state)) navigate(-1);
        else setParams(without, { replace: true });
      },
      [navigate, setParams, state],
    ),
  } as const;
}
