/**
 * Loads what nearly every page of the app loads once it is needed. On a crowded machine that can take longer, through
 * the test runner, than a test waits for a screen; so the first test of a file must not be the one that needs it.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([
    import('@/app/BackOfficeArea'),
    import('@/app/StorefrontArea'),
    import('@/app/outbox/openOutbox'),
    import('@/app/persistence/storedReaders'),
    import('@/services/firebase/authSession'),
    import('@/services/firebase/firestore/firestoreSession'),
    import('@/services/cacheStore/indexedDbCachedLists'),
    import('@/services/outboxLog/openOutboxLog'),
  ]);
}
