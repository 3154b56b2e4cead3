import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks an entry of the history that Back leaves for the page it was opened from. */
const OPENED_FROM_PAGE = { openedFromPage: true } as const;

const wasOpenedFromPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromPage' in state;

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
  return {
    opened: params.get(param),
    close,
    /** The properties of a link that opens it. */
    linkTo(name: string) {
      const next = new URLSearchParams(params);
      next.set(param, name);
      return { to: `?${next}`, state: OPENED_FROM_PAGE } as const;
    },
  } as const;
}
