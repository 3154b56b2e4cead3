import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { OPENED_FROM_LIST, wasOpenedFromList } from './openedFromList';

const DIALOGS = ['status', 'results', 'export', 'export-selected'] as const;
export type ListDialogName = (typeof DIALOGS)[number];

const PARAM = 'dialog';

/** Which dialog over the whole list is open, kept in the address: a link opens it and Back closes it. */
export function useListDialog() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const show = useCallback(
    (name: ListDialogName | null, options: { readonly replace: boolean; readonly state: unknown }) =>
      setParams(current => {
        const next = new URLSearchParams(current);
        if (name) next.set(PARAM, name);
        else next.delete(PARAM);
        return next;
      }, options),
    [setParams],
  );

  return {
    name: DIALOGS.find(known => known === params.get(PARAM)) ?? null,
    open: (name: ListDialogName) => show(name, { replace: false, state: OPENED_FROM_LIST }),
    /** Another dialog in the place of the one that is open: Back leaves both. */
    goOn: (name: ListDialogName) => show(name, { replace: true, state }),
    close() {
      if (wasOpenedFromList(state)) navigate(-1);
      else show(null, { replace: true, state: null });
    },
  } as const;
}

export type ListDialog = ReturnType<typeof useListDialog>;
