import { describe, expect, it } from 'vitest';
import { parseAdjustment, parseCreation, parseItemEdit } from './stockChangeSchemas';

/** As they stand on devices: these literals are never changed again. */
const base = {
  commandId: 'C1',
  productId: '1',
  ground: { updatedAt: '2026-01-14T09:00:00.000000Z', builtOn: ['C0'] },
  by: { id: 'admin', name: 'Admin User' },
};
const fields = {
  name: 'Premium Water',
  sku: 'PRM-1000',
  category: 'premium',
  size: '1L',
  pricePaise: 299,
  reorderPoint: 10,
  description: 'From the hills.',
  image: '',
  archived: false,
};
const creation = { ...base, fields, inStock: 12 };
const edit = { ...base, seen: { ...fields, pricePaise: null }, fields };
const adjustment = {
  ...base,
  label: 'Premium Water 1L',
  kind: 'received',
  adjustment: { by: -3 },
  reason: 'From the plant',
};

describe('changes of stock kept on a device', () => {
  it('are read as they were written', () => {
    // Then no product had facts or translations.
    const since = { facts: {}, translations: {} };
    expect(parseCreation(creation)).toEqual({ ...creation, fields: { ...fields, ...since } });
    expect(parseItemEdit(edit)).toEqual({
      ...edit,
      ...{ seen: { ...edit.seen, ...since }, fields: { ...fields, ...since } },
    });
    const said = { ...fields, facts: { ph: '7.4' }, translations: { hi: { name: 'पानी' } } };
    expect(parseItemEdit({ ...edit, seen: said, fields: said })).toEqual({
      ...edit,
      seen: said,
      fields: said,
    });
    for (const change of [{ by: -3 }, { to: 0 }, { counted: 0, shown: 7 }, { undo: 'C0' }]) {
      expect(parseAdjustment({ ...adjustment, adjustment: change })).toEqual({
        ...adjustment,
        adjustment: change,
      });
    }
  });

  it.each([
    ['a creation without its fields', () => parseCreation({ ...base, inStock: 12 })],
    ['a creation of half a bottle', () => parseCreation({ ...creation, inStock: 1.5 })],
    ['an edit that does not say what was seen', () => parseItemEdit({ ...base, fields })],
    ['an edit of a path', () => parseItemEdit({ ...edit, productId: '1/notes/2' })],
    ['an adjustment of no kind', () => parseAdjustment({ ...adjustment, kind: 'stolen' })],
    [
      'one both by a number and to one',
      () => parseAdjustment({ ...adjustment, adjustment: { by: 1, to: 2 } }),
    ],
    ['a count below nothing', () => parseAdjustment({ ...adjustment, adjustment: { to: -1 } })],
    ['a command whose id the rules refuse', () => parseAdjustment({ ...adjustment, commandId: 'C-1' })],
  ])('are refused: %s', (_what, parse) => {
    expect(parse).toThrow();
  });
});
