import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aMemoryStorage } from '../../../test/support/memoryStorage';
import { quarantineKey } from './persistedSlice';
import { createReader } from './storedReader';

type Cart = { readonly lines: readonly { readonly id: string; readonly quantity: number }[] };

/** A slice at its third version: texts became records, then records gained a quantity. */
const readCart = createReader<Cart>({
  migrations: {
    2: stored => {
      const { lines } = v.parse(v.object({ lines: v.fallback(v.array(v.string()), []) }), stored);
      return { lines: lines.map(id => ({ id })) };
    },
    3: stored => {
      const { lines } = v.parse(v.object({ lines: v.array(v.object({ id: v.string() })) }), stored);
      return { lines: lines.map(line => ({ ...line, quantity: 1 })) };
    },
  },
  restore: stored =>
    v.parse(v.object({ lines: v.array(v.object({ id: v.string(), quantity: v.number() })) }), stored),
});

const clock = { now: () => Date.UTC(2026, 0, 15, 9) };

/** What redux-persist leaves on the device: JSON of JSON. */
const written = (version: number, state: object) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(state).map(([field, value]) => [field, JSON.stringify(value)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });

const read = (text: string, storage = aMemoryStorage()) => ({
  result: readCart({ key: 'cart', version: 3, text }, { storage, clock }),
  storage,
});

describe('a reader of stored slices', () => {
  it.each([
    ['the first version', 1, { lines: ['a', 'b'] }],
    ['the second', 2, { lines: [{ id: 'a' }, { id: 'b' }] }],
    [
      'the current one',
      3,
      {
        lines: [
          { id: 'a', quantity: 1 },
          { id: 'b', quantity: 1 },
        ],
      },
    ],
  ])('brings data of %s up to date', (_case, version, state) => {
    expect(read(written(version, state)).result).toEqual({
      kind: 'restored',
      state: {
        lines: [
          { id: 'a', quantity: 1 },
          { id: 'b', quantity: 1 },
        ],
      },
    });
  });

  it('migrates an empty state of the first version', () => {
    expect(read(written(1, {})).result).toEqual({ kind: 'restored', state: { lines: [] } });
  });

  it('knows what a newer version wrote, and puts nothing aside', () => {
    const { result, storage } = read(written(4, { lines: 'of a shape we do not know' }));
    expect(result).toEqual({ kind: 'newer', state: null });
    expect([...storage.items.keys()]).toEqual([]);
  });

  it.each([
    ['half a text', '{"lines":"[{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '42'],
    ['no version', '{"lines":"[]"}'],
    ['an inner text that is no JSON', '{"lines":"[","_persist":"{\\"version\\":3}"}'],
    ['a field that is not a text', '{"lines":[],"_persist":"{\\"version\\":3}"}'],
    ['another shape', written(3, { lines: [{ id: 7 }] })],
    ['a state its migration cannot read', written(2, { lines: 'gone' })],
    ['a version that no migration leads from', written(0, { lines: [] })],
  ])('puts %s aside, whole, with the reason', (_case, text) => {
    const { result, storage } = read(text);
    expect(result).toEqual({ kind: 'quarantined', state: null });
    expect(JSON.parse(storage.items.get(quarantineKey('cart')) ?? '')).toEqual({
      at: '2026-01-15T09:00:00.000Z',
      reason: expect.stringMatching(/./),
      text,
    });
  });

  it('goes on although there is no room to put the damaged text aside', () => {
    const full = {
      ...aMemoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(read('{', full).result).toMatchObject({ kind: 'quarantined', state: null });
  });
});
