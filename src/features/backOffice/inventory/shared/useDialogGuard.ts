import { useEffect, useState } from 'react';
import type { InventoryAddress } from './inventoryAddress';

/** Keeps a dialog open while it has something to lose, and asks before that is thrown away. */
export function useDialogGuard(
  { dialog, guardDialog, setAsking, close }: InventoryAddress,
  {
    busy,
    saved,
    hasChanges,
  }: { readonly busy: boolean; readonly saved: boolean; readonly hasChanges: boolean },
) {
  // Guards the dialog that was open at mount, even if the address changes.
  const [mine] = useState(dialog);
  const hasUnsaved = !saved && (busy || hasChanges);
  useEffect(() => guardDialog(hasUnsaved ? mine : null), [guardDialog, hasUnsaved, mine]);
  return function leave() {
    if (busy) return;
    if (hasChanges) setAsking(true);
    else close();
  };
}
