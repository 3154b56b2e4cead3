import { useCallback, useEffect, useState } from 'react';
import { useBeforeUnload, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { OPENED_FROM_PAGE, wasOpenedFromPage } from '@/shared/ui/openedFromPage';

/**
 * What a dialog is open for, kept in the address under `param`: a link opens the dialog and Back closes it. While the
 * dialog holds something unsaved it is not let go: Back is undone and the person is asked.
 */
export function useDialogAddress(param: string) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const inAddress = params.get(param);
  const [held, setHeld] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

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
      setParams(
        current => {
          const next = new URLSearchParams(current);
          next.set(param, value);
          return next;
        },
        { replace: true, state },
      );
    },
    [param, setParams, state],
  );

  const close = useCallback(() => {
    setHeld(null);
    setAsking(false);
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

  useEffect(() => {
    if (held === null || held === inAddress) return;
    open(held);
    setAsking(true);
  }, [held, inAddress, open]);

  // Closing the tab asks as well, in the browser's own words.
  useBeforeUnload(event => {
    if (held !== null) event.preventDefault();
  });

  return {
    value: held ?? inAddress,
    open,
    turnTo,
    close,
    /** Keeps the dialog while it has something to lose. */
    hold: setHeld,
    asking,
    setAsking,
  } as const;
}

export type DialogAddress = ReturnType<typeof useDialogAddress>;
