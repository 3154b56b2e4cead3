import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { openLocalFirebase } from './openLocalFirebase';

const above = (file: string) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const [rulesFile, indexesFile] = [above('firestore.rules'), above('firestore.indexes.json')];

let directory = '';
let said: MockInstance<typeof console.warn>;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'shop-'));
  said = vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(async () => {
  said.mockRestore();
  await rm(directory, { recursive: true });
});

/** But for how far the planting is, which only a slow machine is told. */
const warnings = () => said.mock.calls.filter(([text]) => !String(text).startsWith('Planting '));

async function open(asked: { orders?: number; areas?: boolean }): Promise<number> {
  const backend = await openLocalFirebase({ directory, rulesFile, indexesFile, ...asked });
  const { length } = backend.firestore.documents.list('orders');
  await backend.close();
  return length;
}

it.each([{ orders: 30 }, { areas: true }])(
  'a shop that is there is not given %j, and that is said',
  async asked => {
    expect(await open({ orders: 24 })).toBe(24);
    expect(warnings()).toEqual([]);
    expect(await open(asked)).toBe(24);
    expect(warnings()).toEqual([
      [`The shop in ${directory} was planted before: only an empty one is given other orders or areas.`],
    ]);
  },
);

it('a shop that is opened again as it is says nothing', async () => {
  await open({ orders: 24 });
  expect(await open({ areas: false })).toBe(24);
  expect(warnings()).toEqual([]);
});
