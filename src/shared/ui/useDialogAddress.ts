import { useCallback, useEffect, useMemo, useState } from 'react';
import { useBeforeUnload, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { OPENED_FROM_PAGE, wasOpenedFromPage } from './openedFromPage';

/** One dialog of a page: which, and what it is about. */
export type OpenDialog<Name extends string> = { readonly name: Name; readonly about: string };

/**
 * Which of a page's dialogs is open, kept in the address by a search parameter each: a link opens it and Back closes it.
 * While a dialog holds unsaved changes it is not let go: Back is undone and the person is asked. `names` and `also`, the
 * parameters that only a dialog has, must keep their identity.
 */
export function useDialogAddress<Name extends string>(
  names: readonly Name[],
  also: readonly string[] = NO_NAMES,
) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const name = names.find(known => params.get(known)) ?? null;
  const about = name && params.get(name);
  const inAddress = useMemo<OpenDialog<Name> | null>(
    () => (name && about ? { name, about } : null),
    [name, about],
  );
  const [held, setHeld] = useState<OpenDialog<Name> | null>(null);
  const [asking, setAsking] = useState(false);

  const without = useCallback(
    (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      for (const param of [...names, ...also]) next.delete(param);
      return next;
    },
    [names, also],
  );

  const open = useCallback(
    (dialog: Name, subject: string, options: { readonly replace?: boolean } = {}) =>
      setParams(
        current => {
          const next = without(current);
          next.set(dialog, subject);
          return next;
        },
        { replace: options.replace ?? false, state: options.replace ? state : OPENED_FROM_PAGE },
      ),
    [setParams, state, without],
  );

  const close = useCallback(() => {
    setHeld(null);
    setAsking(false);
    if (wasOpenedFromPage(state)) navigate(-1);
    else setParams(without, { replace: true });
  }, [navigate, setParams, state, without]);

  useEffect(() => {
    if (held === null || (held.name === inAddress?.name && held.about === inAddress.about)) return;
    open(held.name, held.about);
    setAsking(true);
  }, [held, inAddress, open]);

  // Closing the tab asks as well, in the browser's own words.
  useBeforeUnload(event => {
    if (held !== null) event.preventDefault();
  });

  return {
    dialog: held ?? inAddress,
    open,
    close,
    /** Keeps a dialog while it has something to lose. */
    hold: setHeld,
    asking,
    setAsking,
  } as const;
}

const NO_NAMES: readonly string[] = [];

export type DialogAddress<Name extends string> = ReturnType<typeof useDialogAddress<Name>>;
