import { useCallback, useEffect, useState } from 'react';
import { useBeforeUnload, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EDIT_PARAM } from './editAddress';
import { OPENED_FROM_LIST, wasOpenedFromList } from './openedFromList';

/**
 * Which order is being edited, kept in the address: a link opens the dialog and Back closes it. While the
 * dialog holds unsaved changes it is not let go: Back is undone and the person is asked.
 */
export function useEditAddress() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const inAddress = params.get(EDIT_PARAM);
  const [heldId, setHeldId] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const open = useCallback(
    (orderId: string) =>
      setParams(
        current => {
          const next = new URLSearchParams(current);
          next.set(EDIT_PARAM, orderId);
          return next;
        },
        { state: OPENED_FROM_LIST },
      ),
    [setParams],
  );

  const close = useCallback(() => {
    setHeldId(null);
    setAsking(false);
    if (wasOpenedFromList(state)) {
      navigate(-1);
      return;
    }
    setParams(
      current => {
        const next = new URLSearchParams(current);
        next.delete(EDIT_PARAM);
        return next;
      },
      { replace: true },
    );
  }, [navigate, setParams, state]);

  useEffect(() => {
    if (heldId === null || heldId === inAddress) return;
    open(heldId);
    setAsking(true);
  }, [heldId, inAddress, open]);

  // Closing the tab asks as well, in the browser's own words.
  useBeforeUnload(event => {
    if (heldId !== null) event.preventDefault();
  });

  return {
    orderId: heldId ?? inAddress,
    open,
    close,
    /** Keeps the dialog while it has something to lose. */
    hold: setHeldId,
    asking,
    setAsking,
  } as const;
}

export type EditAddress = ReturnType<typeof useEditAddress>;
