import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedGuard } from '@/ui/unsavedGuard/useUnsavedGuard';
import { useAddressParams } from '@/ui/useAddressParams';
import { OPENED_FROM_PAGE } from './openedFromPage';
import { useEntryClosing } from './useEntryClosing';

/** One dialog of a page: which, and what it is about. */
export type OpenDialog<Name extends string> = { readonly name: Name; readonly about: string };

/**
 * Which of a page's dialogs is open, kept in the address by a search parameter each: a link opens it and Back closes it.
 * While a dialog holds unsaved changes it is not let go: whoever leaves its address is asked first. `names` and `also`, the
 * parameters that only a dialog has, must be stable references.
 */
export function useDialogAddress<Name extends string>(
  names: readonly Name[],
  also: readonly string[] = NO_NAMES,
) {
  const [params, setParams] = useAddressParams();
  const { pathname, state, key } = useLocation();
  const { name, about } = dialogIn(params, names);
  // A closed dialog goes at once, and not with its address, which may take a moment: opened again by then it would be the
  // same one still, with what was saved by it.
  const [closed, setClosed] = useState<string | null>(null);
  if (closed !== null && closed !== key) setClosed(null);
  const isClosed = closed === key;
  const { beginClosing, leaveEntry } = useEntryClosing();
  const dialog = useMemo<OpenDialog<Name> | null>(
    () => (name && about && !isClosed ? { name, about } : null),
    [name, about, isClosed],
  );
  const [guarded, setGuarded] = useState<OpenDialog<Name> | null>(null);
  const [asking, setAsking] = useState(false);
  const {
    asking: asked,
    stay,
    leave,
  } = useUnsavedGuard(
    guarded === null
      ? null
      : to => {
          if (to?.pathname !== pathname) return true;
          const there = dialogIn(new URLSearchParams(to.search), names);
          return there.name !== guarded.name || there.about !== guarded.about;
        },
  );

  const without = useCallback(
    (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      for (const param of [...names, ...also]) next.delete(param);
      return next;
    },
    [names, also],
  );

  const withDialog = useCallback(
    (name: Name, about: string) => (current: URLSearchParams) => {
      const next = without(current);
      next.set(name, about);
      return next;
    },
    [without],
  );

  const open = useCallback(
    (name: Name, about: string) => setParams(withDialog(name, about), { state: OPENED_FROM_PAGE }),
    [setParams, withDialog],
  );

  /** Another dialog, or the same for something else, in the same entry of the history: Back still closes it. */
  const turnTo = useCallback(
    (name: Name, about: string) => {
      // What was guarded may be guarded again by the dialog that is open then.
      setGuarded(null);
      leave();
      setParams(withDialog(name, about), { replace: true, state });
    },
    [leave, setParams, state, withDialog],
  );

  const closeWith = useCallback(
    (leaveAddress: () => void) => {
      if (!beginClosing()) return;
      setGuarded(null);
      setAsking(false);
      setClosed(key);
      if (!leave()) leaveAddress();
    },
    [beginClosing, key, leave],
  );

  /** Closes it; where the person was on their way to somewhere else, they go there. */
  const close = useCallback(() => closeWith(() => leaveEntry(without)), [closeWith, leaveEntry, without]);

  /** Closes it on its page, though it was opened from another: what came of it is said there. */
  const closeHere = useCallback(
    () => closeWith(() => setParams(without, { replace: true })),
    [closeWith, setParams, without],
  );

  return {
    dialog,
    open,
    turnTo,
    close,
    closeHere,
    /** Keeps a dialog while it has something to lose. */
    guardDialog: setGuarded,
    asking: asking || asked,
    setAsking(ask: boolean) {
      setAsking(ask);
      if (!ask) stay();
    },
  } as const;
}

const NO_NAMES: readonly string[] = [];

/** Which of the dialogs an address names first, and what it is about. */
function dialogIn<Name extends string>(params: URLSearchParams, names: readonly Name[]) {
  const name = names.find(known => params.get(known)) ?? null;
  return { name, about: name && params.get(name) };
}

export type DialogAddress<Name extends string> = ReturnType<typeof useDialogAddress<Name>>;
