import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { NOW } from './clock';
import { guardConsole } from './consoleGuard';
import { copyStylesPlainly } from './domInternals';
import { loadParts } from './loadParts';
import { disableElementStacks } from './reactInternals';
import { shownPage } from './shownPage';
import { closeBackend, listen, server } from './testBackend';

listen();
disableElementStacks();
copyStylesPlainly();

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
afterAll(() => server.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  localStorage.clear();
  sessionStorage.clear();
  // Testing Library puts back what it found, and two of its waits that overlap put back each other's.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  globalThis.history.replaceState(null, '', '/');
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') process.stderr.write(`${task.name}\n  stood at ${shownPage()}\n`);
  cleanup();
  // The library keeps its toasts for the page, which outlives a test.
  toast.remove();
  await forgetDevice();
  server.resetHandlers();
  closeBackend();
  vi.useRealTimers();
});
