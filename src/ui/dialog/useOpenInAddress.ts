// @bundle documents

import { useCallback } from 'react';
import { useAddressParams } from '@/ui/useAddressParams';
import { OPENED_FROM_PAGE } from './openedFromPage';
import { useEntryClosing } from './useEntryClosing';

/**
 * What a page shows in a dialog, named by a parameter of its address: a link opens it, and Back closes it as its own
 * button does. Nothing asks before it goes. The dialog is there until its address has let it go, which may take a moment: what is
 * pressed on the page meanwhile would be lost with that address. `close` says whether it is only now that it closes, so that what
 * a dialog does is done once.
 */
export function useOpenInAddress(param: string) {
  const [params, setParams] = useAddressParams();
  const { beginClosing, leaveEntry } = useEntryClosing();
  const close = useCallback((): boolean => {
    const isFirst = beginClosing();
    if (isFirst) {
      leaveEntry(current => {
        current.delete(param);
        return current;
      });
    }
    return isFirst;
  }, [beginClosing, leaveEntry, param]);
  const open = useCallback(
    (name: string) =>
      setParams(
        current => {
          current.set(param, name);
          return current;
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
