import { useReplica } from '@/data/mirror/useReplica';

/** Reads the inventory while somebody searches: orders are found by what it calls their products. */
export function SearchedInventory() {
  useReplica('inventory');
  return null;
}
