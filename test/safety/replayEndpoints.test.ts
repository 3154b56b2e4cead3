import { expect, it } from 'vitest';
import { loadEndpoints } from '@/app/replay/loadEndpoints';
// What the replay's store is made with brings the mirror's endpoints.
import '@/app/replay/replayReducer';
import { api } from '@/store/api/api';
import { sourceFiles } from './sourceFiles';

it('a replay knows every endpoint of the app', async () => {
  const injected = sourceFiles('src').flatMap(({ text }) =>
    Array.from(text.matchAll(/(\w+): build\.(?:query|mutation)/g), match => match[1]),
  );
  await loadEndpoints();
  expect(Object.keys(api.endpoints).sort()).toEqual(injected.sort());
});
