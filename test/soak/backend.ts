import { createLocalFirebase } from '../../local-firebase/localFirebase';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';

/** The local backend, bundled like the page: it runs as it is, not instrumented by the test runner. */
export const backend = { createLocalFirebase, createMemoryStorage };

export type Backend = typeof backend;
