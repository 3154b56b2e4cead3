import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useHold } from '@/shared/leaving/useHold';
import { OPENED_FROM_PAGE, wasOpenedFromPage } from '@/shared/ui/openedFromPage';

/**
 * What a dialog is open for, kept in the address under `param`: a link opens the dialog and Back closes it. While the
 * dialog holds something unsaved it is not let go: whoever leaves its address is asked first.
 */
export function useDialogAddress(param: string) {
  const [params, setParams] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [held, setHeld] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const {
    asking: asked,
    stay,
    leave,
  } = useHold(
    held === null
      ? null
      : to => to?.pathname !== pathname || new URLSearchParams(to.search).get(param) !== held,
  );

  const open = useCallback(
    (value: string) =>
      setParams(
        current => {
          const next = new URLSearchParams(current);
          next.set(param, value);
          return next;
        },
        { state: OPENED_FROM_PAGE },
      ),
    [param, setParams],
  );

  /** The same dialog for something else, in the same entry of the history: Back still closes it. */
  const turnTo = useCallback(
    (value: string) => {
      // What it held it may hold again once it is open for the other.
      setHeld(null);
      leave();
      setParams(
        current => {
          const next = new URLSearchParams(current);
          next.set(param, value);
          return next;
        },
        { replace: true, state },
      );
    },
    [leave, param, setParams, state],
  );

  /** Closes it; where the person was on their way to somewhere else, they go there. */
  const close = useCallback(() => {
    setHeld(null);
    setAsking(false);
    if (leave()) return;
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
  }, [leave, navigate, param, setParams, state]);

  return {
    value: params.get(param),
    open,
    turnTo,
    close,
    /** Keeps the dialog while it has something to lose. */
    hold: setHeld,
    asking: asking || asked,
    setAsking(ask: boolean) {
      setAsking(ask);
      if (!ask) stay();
    },
  } as const;
}

export type DialogAddress = ReturnType<typeof useDialogAddress>;
