import { describe, expect, it } from 'vitest';
import { shopFields } from '@/domain/shop/shopEdit';
import { parseShop } from './shopDocument';
import { parseStoredShop } from './storedShop';

const AREA = {
  pins: ['560034'],
  days: [5, 1],
  slots: ['17:00-20:00', '07:00-10:00'],
  cutOff: 20,
  fee: 20.5,
};
const parse = (areas: object | string | null) =>
  parseShop({ id: 'shop', data: JSON.parse(JSON.stringify({ deliveryFee: 2.99, taxRate: 0.08, areas })) });

describe('the areas of the settings', () => {
  it('are read by name, with days and slots in their order, and written as they were', () => {
    const shop = parse({ Whitefield: { ...AREA, pins: ['560066'] }, Koramangala: AREA });
    expect(shop.areas).toEqual([
      {
        ...{ name: 'Koramangala', pins: ['560034'], days: [1, 5], cutOff: 20, feePaise: 2050 },
        slots: ['07:00-10:00', '17:00-20:00'],
      },
      expect.objectContaining({ name: 'Whitefield', pins: ['560066'] }),
    ]);
    expect(parseShop({ id: 'shop', data: JSON.parse(JSON.stringify(shopFields(shop))) })).toEqual(shop);
    expect(parseStoredShop(JSON.parse(JSON.stringify(shop)))).toEqual(shop);
  });

  it.each([
    null,
    'x',
    {},
    { Koramangala: null },
    { Koramangala: { ...AREA, pins: [] } },
    { Koramangala: { ...AREA, pins: [560034] } },
    { Koramangala: { ...AREA, days: [8] } },
    { Koramangala: { ...AREA, slots: ['noon'] } },
    { Koramangala: { ...AREA, cutOff: 25 } },
    { Koramangala: { ...AREA, fee: '20' } },
  ])('are none in %j', areas => {
    expect(parse(areas).areas).toEqual([]);
  });

  it('are none in settings that an older app has stored, and not written where there are none', () => {
    const { areas: _, ...older } = parse(null);
    expect(parseStoredShop(older).areas).toEqual([]);
    expect(shopFields(parse(null))).not.toHaveProperty('areas');
  });
});

describe('what the shop says of itself', () => {
  const read = (fields: object) =>
    parseShop({
      id: 'shop',
      data: JSON.parse(JSON.stringify({ deliveryFee: 2.99, taxRate: 0.08, ...fields })),
    });
  const SAID = {
    city: 'Pune',
    hours: { days: [1, 7], slot: '08:00-20:00' },
    taglines: { en: 'Water', hi: 'पानी' },
    seller: {
      ...{ name: 'Eawa', address: 'Pune', gstin: '', state: '' },
      ...{ fssai: '10020043000001', hsn: '2201', upi: 'eawa@okaxis' },
    },
  };

  it('is read, written and stored as it was', () => {
    const shop = read(SAID);
    expect(shop).toMatchObject(SAID);
    expect(shopFields(shop)).toMatchObject(SAID);
    expect(parseStoredShop(JSON.parse(JSON.stringify(shop)))).toEqual(shop);
  });

  it.each([
    [{ city: 5 }, { city: '' }],
    [{ hours: 'always' }, { hours: null }],
    [{ hours: { days: [], slot: '08:00-20:00' } }, { hours: null }],
    [{ hours: { days: [1], slot: 'mornings' } }, { hours: null }],
    [{ taglines: 'Water' }, { taglines: {} }],
    [{ taglines: { en: 5 } }, { taglines: { en: '' } }],
    [{ supportPhone: '1800 123 4567' }, { supportPhone: '' }],
  ])('is nothing in %j', (fields, shop) => {
    expect(read(fields)).toMatchObject(shop);
  });

  it('is nothing in settings that an older app has stored', () => {
    const { city: _city, hours: _hours, taglines: _taglines, ...older } = read({});
    const { fssai: _fssai, hsn: _hsn, upi: _upi, ...seller } = older.seller;
    expect(parseStoredShop({ ...older, seller })).toEqual(read({}));
  });
});
