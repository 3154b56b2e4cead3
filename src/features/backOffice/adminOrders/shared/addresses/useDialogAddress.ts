import { useCallback, useMemo } from 'react';
import { useDialogAddress as usePageDialogs } from '@/ui/dialog/useDialogAddress';

/** A page's dialogs (`ui/dialog/useDialogAddress`) where there is one alone: what it is open for, under `param`. */
export function useDialogAddress(param: string) {
  const names = useMemo(() => [param], [param]);
  const { dialog, open, turnTo, close, closeHere, guardDialog, asking, setAsking } = usePageDialogs(names);
  return {
    value: dialog?.about ?? null,
    open: useCallback((about: string) => open(param, about), [open, param]),
    turnTo: useCallback((about: string) => turnTo(param, about), [turnTo, param]),
    close,
    closeHere,
    /** Keeps the dialog while it has something to lose. */
    guardDialog: useCallback(
      (about: string | null) => guardDialog(about === null ? null : { name: param, about }),
      [guardDialog, param],
    ),
    asking,
    setAsking,
  } as const;
}

export type DialogAddress = ReturnType<typeof useDialogAddress>;
