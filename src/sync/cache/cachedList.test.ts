import { describe, expect, it } from 'vitest';
import { type CachedList, fromCached, toCached } from './cachedList';

type Note = { readonly id: string; readonly text: string };

/** At its second version: the first had no text. */
const notes: CachedList<Note> = {
  name: 'notes',
  area: 'storefront',
  version: 2,
  idOf: ({ id }) => id,
  loadParser:
    async () =>
    (stored, { version }) => {
      const { id, text } = stored as Partial<Note>;
      if (version === 1 && id) return { id, text: 'from version 1' };
      if (!id || !text) throw new Error('no note');
      return { id, text };
    },
  arrange: items => [...items].sort((one, other) => (one.id < other.id ? -1 : 1)),
};

const asOf = '2026-01-15T09:00:00.000Z';
const one: Note = { id: '1', text: 'one' };
const two: Note = { id: '2', text: 'two' };

describe('a cached list', () => {
  it('comes back as the reading it was, in its order', async () => {
    const { items, ...cached } = toCached(notes, { items: [one, two], asOf });
    const stored = { ...cached, items: [...items.values()].reverse() };
    expect(await fromCached(notes, stored, 'asha')).toEqual({ items: [one, two], asOf });
  });

  it.each([
    ['the good beside the damaged', 2, [one, null, { id: '3' }, 7, 'x'], [one]],
    ['what an older version kept', 1, [{ id: '1' }], [{ id: '1', text: 'from version 1' }]],
    ['that there were none', 2, [], []],
  ])('shows %s', async (_what, version, items, shown) => {
    expect(await fromCached(notes, { version, asOf, items }, 'asha')).toEqual({ items: shown, asOf });
  });

  it.each([
    ['a newer version kept it', 3, [one]],
    ['none of its items can be read, which is not that there were none', 2, [null, 7]],
  ])('is not shown where %s', async (_why, version, items) => {
    expect(await fromCached(notes, { version, asOf, items }, 'asha')).toBeNull();
  });
});
