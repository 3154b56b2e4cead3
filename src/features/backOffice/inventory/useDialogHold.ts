import { useEffect } from 'react';
import type { InventoryAddress } from './inventoryAddress';

/** Keeps a dialog open while it has something to lose, and asks before that is thrown away. */
export function useDialogHold(
  { hold, setAsking, close }: InventoryAddress,
  {
    busy,
    saved,
    hasChanges,
  }: { readonly busy: boolean; readonly saved: boolean; readonly hasChanges: boolean },
) {
  const holds = !saved && (busy || hasChanges);
  useEffect(() => hold(holds), [hold, holds]);
  return function leave() {
    if (busy) return;
    if (hasChanges) setAsking(true);
    else close();
  };
}
