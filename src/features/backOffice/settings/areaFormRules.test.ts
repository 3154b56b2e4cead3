import { describe, expect, it } from 'vitest';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { commonLabels } from '@/i18n/en/common';
import { type AreaDraft, areaProblemText, areaText, checkAreas, newAreaDraft } from './areaFormRules';

const DRAFT: AreaDraft = {
  key: 'Koramangala',
  name: 'Koramangala',
  pins: '560034, 560095',
  days: [1, 3, 5],
  slots: '07:00-10:00',
  cutOff: 20,
  fee: '20.00',
};
const one = (fields: Partial<AreaDraft>) => checkAreas([{ ...DRAFT, ...fields }]);
const AREA = {
  name: 'Koramangala',
  pins: ['560034', '560095'],
  days: [1, 3, 5],
  slots: ['07:00-10:00'],
  cutOff: 20,
  feePaise: 2000,
};

describe('the form of an area', () => {
  it.each<[Partial<AreaDraft>, object]>([
    [{}, {}],
    [{ name: '  Koramangala ' }, {}],
    [{ pins: '560034;560095\n560034' }, {}],
    [{ pins: '५६००३४ 560095' }, {}],
    [{ slots: '7-10' }, {}],
    [{ slots: '17:00 – 20:30, 7:00-10:00' }, { slots: ['07:00-10:00', '17:00-20:30'] }],
    [{ slots: '7.30-10' }, { slots: ['07:30-10:00'] }],
    [{ fee: '₹ 0' }, { feePaise: 0 }],
  ])('%j is an area', (fields, changed) => {
    expect(one(fields)).toEqual({ areas: [{ ...AREA, ...changed }] });
  });

  it.each<[Partial<AreaDraft>, string, string]>([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(61) }, 'name', 'Use at most 60 characters.'],
    [{ pins: '' }, 'pins', 'Enter at least one PIN code.'],
    [{ pins: '560034 56009' }, 'pins', '56009 is not a PIN code of 6 digits.'],
    [{ pins: '060034' }, 'pins', '060034 is not a PIN code of 6 digits.'],
    [
      { pins: Array.from({ length: 61 }, (_, index) => 560_001 + index).join(' ') },
      'pins',
      'Enter at most 60 PIN codes. Make another area for the rest.',
    ],
    [{ days: [] }, 'days', 'Choose at least one day.'],
    [{ slots: ' ' }, 'slots', 'Enter at least one delivery time.'],
    [{ slots: 'morning' }, 'slots', 'morning is not a delivery time. Write it as 07:00-10:00.'],
    [{ slots: '10-7' }, 'slots', '10:00-07:00 is not a delivery time. Write it as 07:00-10:00.'],
    [{ slots: '22-24' }, 'slots', '22:00-24:00 is not a delivery time. Write it as 07:00-10:00.'],
    [{ slots: '1-2 3-4 5-6 7-8 9-10' }, 'slots', 'Enter at most 4 delivery times.'],
    [{ fee: '100000.01' }, 'fee', 'Enter an amount in rupees with at most two decimals, up to 1,00,000.'],
  ])('%j is none: at its %s', (fields, field, said) => {
    const checked = one(fields);
    const problems = 'problems' in checked ? checked.problems : [];
    const texts = Object.entries(problems[0] ?? {}).map(([at, problem]) => [
      at,
      areaProblemText(problem, settingsLabels.areas),
    ]);
    expect(texts).toEqual([[field, said]]);
  });

  it('names both areas that hold one PIN code, and no two have one name', () => {
    const other = { ...DRAFT, key: 'b', name: 'Indiranagar', pins: '560038 560095' };
    expect(checkAreas([DRAFT, other])).toEqual({
      problems: [{}, { pins: { kind: 'pinTwice', pin: '560095', one: 'Koramangala', other: 'Indiranagar' } }],
    });
    expect(checkAreas([DRAFT, { ...other, name: 'koramangala', pins: '560038' }])).toEqual({
      problems: [{}, { name: { kind: 'areaTwice' } }],
    });
  });

  it('says of each that is more than the shop can have that it is', () => {
    const drafts = Array.from({ length: 10 }, (_, at) => ({
      ...DRAFT,
      ...{ key: `${at}`, name: `Area ${at}`, pins: `${560_001 + at}` },
    }));
    expect(checkAreas(drafts.slice(0, 8))).toHaveProperty('areas');
    const tooMany = { name: { kind: 'tooManyAreas', most: 8 } } as const;
    expect(checkAreas(drafts)).toEqual({
      problems: [...Array.from({ length: 8 }, () => ({})), tooMany, tooMany],
    });
    expect(areaProblemText(tooMany.name, settingsLabels.areas)).toBe('There can be at most 8 areas.');
  });

  it('begins with a key of its own, and says itself in a line', () => {
    const fresh = newAreaDraft([DRAFT], '2.99');
    expect(newAreaDraft([DRAFT, fresh], '2.99').key).not.toBe(fresh.key);
    expect(areaText(DRAFT, settingsLabels.areas, commonLabels.language)).toBe(
      'Koramangala: 560034, 560095. Mon, Wed, Fri, 7:00 am – 10:00 am. Orders close on the day before at 8:00 pm. Delivery fee ₹20.00',
    );
  });
});
