import { expect, it } from 'vitest';
import { createMemoryStorage } from './memoryStorage';
import type { Change } from './storage';

it('gives back every change, oldest first, to the next backend that loads it', async () => {
  const storage = createMemoryStorage([{ table: 't', key: 'a', value: 1 }]);
  await storage.append([{ table: 't', key: 'b', value: 2 }]);
  await storage.close();
  const loaded: Change[] = [];
  await storage.load(change => loaded.push(change));
  expect(loaded).toEqual([
    { table: 't', key: 'a', value: 1 },
    { table: 't', key: 'b', value: 2 },
  ]);
});
