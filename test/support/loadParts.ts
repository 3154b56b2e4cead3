/**
 * What nearly every page of the app loads once it is needed. A test has it loaded before it looks at a page: on a
 * crowded machine that can take longer, through the test runner, than a test waits for a screen, and which test of a
 * file is the first to need it should make no difference.
 */
export async function loadParts(): Promise<void> {
  await Promise.all([
    import('@/app/BackOfficeWing'),
    import('@/app/StorefrontWing'),
    import('@/app/outbox/startOutbox'),
    import('@/app/persistence/storedReaders'),
    import('@/services/firebase/authSession'),
    import('@/services/firebase/firestoreSession'),
    import('@/services/keptLists/indexedDbKeptLists'),
    import('@/services/outboxLog/openOutboxLog'),
  ]);
}
