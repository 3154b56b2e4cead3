import { expect, it, vi } from 'vitest';
import { sourceFiles } from './sourceFiles';

it('a replay knows every endpoint of the app', async () => {
  const injected = sourceFiles('src').flatMap(({ text }) =>
    Array.from(text.matchAll(/(\w+): build\.(?:query|mutation)/g), match => match[1]),
  );
  // Another file of this worker may have loaded endpoints that the replay does not.
  vi.resetModules();
  const { api } = await import('@/store/api/api');
  // What the replay's store is made with brings the mirror's endpoints.
  await import('@/app/replay/replayReducer');
  const { loadEndpoints } = await import('@/app/replay/loadEndpoints');
  await loadEndpoints();
  expect(Object.keys(api.endpoints).sort()).toEqual(injected.sort());
});
