import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/*
 * Each test file begins as in a worker of its own: the app's modules are evaluated anew, in a new window, on a new
 * device. Only the libraries, which keep nothing of a page, stay loaded.
 */
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
vi.resetModules();
await globalThis.openFreshWindow?.();
globalThis.indexedDB = new IDBFactory();
