import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { NOW } from './clock';
import { guardConsole } from './consoleGuard';
import { loadParts } from './loadParts';
import { closeBackend, server } from './testBackend';

// Before any SDK is imported: it takes hold of `fetch` when it loads.
server.listen({ onUnhandledRequest: 'error' });

// A failure names what is missing; the whole document beside it only buries that.
configure({
  getElementError: message => new Error(message ?? 'element not found'),
  // A crowded machine is no failure: nothing here is timed.
  asyncUtilTimeout: 60_000,
});

// After `listen`, and before the first test, which would have to wait for it.
await loadParts();
const { forgetDevice } = await import('./renderApp');

guardConsole();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  globalThis.history.replaceState(null, '', '/');
});

afterEach(async () => {
  cleanup();
  // The library keeps its toasts for the page, which outlives a test.
  toast.remove();
  await forgetDevice();
  closeBackend();
  vi.useRealTimers();
});

afterAll(() => server.close());
