import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { OPENED_FROM_PAGE, wasOpenedFromPage } from './openedFromPage';

/**
 * What a page shows in a dialog, named by a parameter of its address: a link opens it, and Back closes it as its own
 * button does. For what is only read; nothing asks before it goes.
 */
export function useOpenInAddress(param: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const close = useCallback(() => {
    if (wasOpenedFromPage(state)) {
      navigate(-1);
      return;
    }
    setParams(
      current => {
        const next = new URLSearchParams(current);
        next.delete(param);
        return next;
      },
      { replace: true },
    );
  }, [navigate, param, setParams, state]);
  const open = useCallback(
    (name: string) =>
      setParams(
        current => {
          const next = new URLSearchParams(current);
          next.set(param, name);
          return next;
        },
        { state: OPENED_FROM_PAGE },
      ),
    [param, setParams],
  );
  return {
    opened: params.get(param),
    open,
    close,
    /** The properties of a link that opens it. */
    linkTo(name: string) {
      const next = new URLSearchParams(params);
      next.set(param, name);
      return { to: `?${next}`, state: OPENED_FROM_PAGE } as const;
    },
  } as const;
}
