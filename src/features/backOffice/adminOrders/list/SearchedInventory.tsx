import { useMirror } from '@/sync/mirror/useMirror';

/** Reads the inventory while somebody searches: orders are found by what it calls their products. */
export function SearchedInventory() {
  useMirror('inventory');
  return null;
}
