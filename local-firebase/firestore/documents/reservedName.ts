/** Names of fields and collections, and ids, that Firestore keeps for itself; `____` is nobody's. */
export function isReservedName(name: string): boolean {
  return /^__.+__$/s.test(name);
}
