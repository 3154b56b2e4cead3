import 'fake-indexeddb/auto';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach } from 'vitest';
import { guardConsole } from '../support/consoleGuard';
import { loadParts } from '../support/loadParts';
import { forgetDevice } from '../support/renderApp';

// As in `test/support/setup.ts`, but over the network and by the true time: the emulators have no clock to be set.
configure({
  getElementError: message => new Error(message ?? 'element not found'),
  asyncUtilTimeout: 60_000,
});

await loadParts();

guardConsole();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.history.replaceState(null, '', '/');
});

afterEach(async () => {
  cleanup();
  toast.remove();
  await forgetDevice();
});
