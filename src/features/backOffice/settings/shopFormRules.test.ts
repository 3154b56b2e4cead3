import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOP, type Shop } from '@/domain/shop/shop';
import { settingsLabels as settings } from '@/i18n/en/backOffice/settings';
import { settings as hindi } from '@/i18n/hi/backOffice/settings';
import {
  changedFields,
  checkShopDraft,
  draftOf,
  problemText,
  type ShopDraft,
  stateOptions,
} from './shopFormRules';

const SHOP: Shop = {
  deliveryFeePaise: 299,
  taxRate: 0.08,
  supportPhone: '1800 123 4567',
  supportEmail: 'hello@eawa.example',
  social: { instagram: 'https://social.example/eawa', facebook: '', youtube: '' },
  city: 'Bengaluru',
  hours: { days: [1, 2, 3, 4, 5, 6], slot: '08:00-20:00' },
  taglines: { en: 'Drinking water', hi: 'पीने का पानी' },
  seller: {
    ...{ name: 'Eawa', address: 'Bengaluru', gstin: '29AAACE0000A1Z5', state: 'Karnataka' },
    ...{ fssai: '10020043000001', hsn: '2201', upi: 'eawa@okaxis' },
  },
  cancelsPending: true,
  maxUnits: 100,
  areas: [
    {
      ...{ name: 'Koramangala', pins: ['560034', '560095'], days: [1, 3, 5] },
      ...{ slots: ['07:00-10:00', '17:00-20:30'], cutOff: 20, feePaise: 2000 },
    },
  ],
};
const check = (fields: Partial<ShopDraft>) => checkShopDraft({ ...draftOf(SHOP), ...fields });

describe('the form of the settings', () => {
  it.each([SHOP, DEFAULT_SHOP, { ...SHOP, taxRate: 0.07, deliveryFeePaise: 0, cancelsPending: false }])(
    'gives back what it was opened with: %#',
    shop => {
      expect(checkShopDraft(draftOf(shop))).toEqual({ shop });
    },
  );

  it.each([
    ['deliveryFee', '2.99', { deliveryFeePaise: 299 }],
    ['deliveryFee', '₹ 1,250.5', { deliveryFeePaise: 125_050 }],
    ['deliveryFee', '१०', { deliveryFeePaise: 1000 }],
    ['deliveryFee', '100000', { deliveryFeePaise: 10_000_000 }],
    ['taxPercent', '18', { taxRate: 0.18 }],
    ['taxPercent', '12.5 %', { taxRate: 0.125 }],
    ['taxPercent', '0', { taxRate: 0 }],
    ['taxPercent', '100', { taxRate: 1 }],
    ['supportPhone', ' +91 98765-43210 ', { supportPhone: '+91 98765-43210' }],
    ['supportPhone', '', { supportPhone: '' }],
    ['city', ' Pune ', { city: 'Pune' }],
    [
      'instagram',
      'https://social.example/ea\u200cwa',
      { social: { ...SHOP.social, instagram: 'https://social.example/eawa' } },
    ],
    ['openTimes', '9 – 18:30', { hours: { ...SHOP.hours, slot: '09:00-18:30' } }],
    ['openDays', [7], { hours: { days: [7], slot: '08:00-20:00' } }],
    ['tagline.en', ' Water ', { taglines: { en: 'Water', hi: 'पीने का पानी' } }],
    ['tagline.hi', '', { taglines: { en: 'Drinking water' } }],
    ['fssai', '१००२ ००४३ ०००० ०१', { seller: SHOP.seller }],
    ['fssai', '', { seller: { ...SHOP.seller, fssai: '' } }],
    ['hsn', '2201 10', { seller: { ...SHOP.seller, hsn: '220110' } }],
    ['upi', ' eawa.water@ybl ', { seller: { ...SHOP.seller, upi: 'eawa.water@ybl' } }],
    ['upi', '', { seller: { ...SHOP.seller, upi: '' } }],
    ['hsn', '', { seller: { ...SHOP.seller, hsn: '' } }],
    ['supportEmail', ' help@eawa.example ', { supportEmail: 'help@eawa.example' }],
    ['supportEmail', '', { supportEmail: '' }],
    [
      'youtube',
      ' https://video.example/eawa ',
      { social: { ...SHOP.social, youtube: 'https://video.example/eawa' } },
    ],
    ['instagram', '', { social: { ...SHOP.social, instagram: '' } }],
    ['gstin', ' 29aaace0000a1z5 ', { seller: SHOP.seller }],
    ['gstin', '', { seller: { ...SHOP.seller, gstin: '' } }],
    ['state', '', null],
  ] as const)('%s may be “%s”', (field, typed, expected) => {
    if (expected) expect(check({ [field]: typed })).toMatchObject({ shop: expected });
    else expect(check({ [field]: typed, gstin: '' })).toHaveProperty('shop');
  });

  it.each([
    ['deliveryFee', '', 'fee'],
    ['deliveryFee', '-1', 'fee'],
    ['deliveryFee', '2.999', 'fee'],
    ['deliveryFee', '1e3', 'fee'],
    ['deliveryFee', '100000.01', 'fee'],
    ['deliveryFee', 'free', 'fee'],
    ['taxPercent', '100.01', 'percent'],
    ['taxPercent', 'eight', 'percent'],
    ['supportPhone', 'call us', 'phone'],
    ['city', 'x'.repeat(61), 'tooLong'],
    ['openDays', [], 'days'],
    ['openTimes', '', 'times'],
    ['openTimes', 'mornings', 'times'],
    ['openTimes', '20-8', 'times'],
    ['openTimes', '8-12, 14-20', 'times'],
    ['tagline.en', 'x'.repeat(121), 'tooLong'],
    ['tagline.hi', 'x'.repeat(121), 'tooLong'],
    ['fssai', '1002004300000', 'fssai'],
    ['hsn', '22011', 'hsn'],
    ['upi', 'eawa', 'upi'],
    ['upi', 'e@ybl', 'upi'],
    ['upi', 'eawa@ybl.com/x', 'upi'],
    ['upi', `eawa@${'x'.repeat(65)}`, 'upi'],
    ['supportEmail', 'hello', 'email'],
    ['instagram', 'instagram.com', 'page'],
    ['facebook', 'javascript:alert(1)', 'page'],
    ['youtube', `https://${'x'.repeat(200)}`, 'tooLong'],
    ['name', 'x'.repeat(201), 'tooLong'],
    ['address', 'x'.repeat(501), 'tooLong'],
    ['gstin', '29AAACE0000A1Z', 'gstin'],
    ['gstin', '29AAACE0000A1Y5', 'gstin'],
    ['gstin', '99AAACE0000A1Z5', 'gstin'],
    ['gstin', '27AAACE0000A1Z5', 'gstinState'],
    ['state', '', 'state'],
  ] as const)('%s may not be “%s”', (field, typed, kind) => {
    const checked = check({ [field]: typed });
    expect(checked).toMatchObject({ problems: { [field]: { kind } } });
    const problem = 'problems' in checked ? checked.problems[field] : undefined;
    expect(problemText(problem, settings)).toMatch(/./);
  });

  it('names every problem at once', () => {
    const checked = check({ deliveryFee: 'x', taxPercent: 'x', supportPhone: 'x' });
    expect('problems' in checked && Object.keys(checked.problems)).toEqual([
      'deliveryFee',
      'taxPercent',
      'supportPhone',
    ]);
  });

  it('has no opening hours without days and times', () => {
    expect(check({ openDays: [], openTimes: '' })).toMatchObject({ shop: { hours: null } });
  });

  it('tells where two versions differ', () => {
    const other = { ...draftOf(SHOP), taxPercent: '18', cancelsPending: false };
    expect(changedFields(draftOf(SHOP), other)).toEqual(['taxPercent', 'cancelsPending']);
  });

  it('keeps a stored state that is none of India’s', () => {
    expect(
      stateOptions('Bombay', settings.shop)
        .slice(0, 2)
        .map(({ value }) => value),
    ).toEqual(['', 'Bombay']);
    expect(stateOptions('Kerala', settings.shop)).toHaveLength(37);
  });

  it('names every state in Hindi, and keeps its English name in the settings', () => {
    const [, ...states] = stateOptions('', hindi.shop);
    expect(states).toContainEqual({ value: 'Karnataka', label: 'कर्नाटक' });
    expect(states.filter(({ label }) => /[A-Za-z]/.test(label))).toEqual([]);
    expect(problemText({ kind: 'gstinState', state: 'Kerala' }, hindi)).toContain('केरल');
  });
});
