import { describe, expect, it } from 'vitest';
import { type PlainDocument, timeValue } from '@/lib/plainData';
import { findOrderProblems } from './orderProblems';
import type { ProblemKind } from './problem';

const AT = timeValue('2026-01-14T09:00:00.000000Z');
const SOUND = { status: 'pending', createdAt: AT, orderDate: AT, estimatedDelivery: AT, total: 20 };
const order = (fields: PlainDocument['data'] = {}): PlainDocument => ({
  id: 'A1',
  data: { ...SOUND, ...fields },
});
const kindsOf = (document: PlainDocument): ProblemKind[] =>
  findOrderProblems(document).map(({ kind }) => kind);

describe('an order', () => {
  it.each([
    ['that is in order', {}, []],
    ['of a status in capitals, which is read all the same', { status: ' Delivered ' }, []],
    ['of an unknown status', { status: 'lost' }, ['status']],
    ['without a status', { status: null }, ['status']],
    ['with a security code', { cvv: '737' }, ['card']],
    ['with an empty card number', { cardNumber: '' }, ['card']],
    ['with a date in a text', { orderDate: '2026-01-14T09:00:00.000000Z' }, ['dates']],
    ['with all of it', { cvv: '1', orderDate: 5, status: '?' }, ['card', 'dates', 'status']],
  ] satisfies [string, PlainDocument['data'], ProblemKind[]][])('%s', (_form, fields, kinds) => {
    expect(kindsOf(order(fields))).toEqual(kinds);
  });

  it('says of a card which fields there are, and nothing of what is in them', () => {
    const [problem] = findOrderProblems(order({ cardNumber: '4111111111111111', cvv: '737' }));
    expect(problem).toEqual({ kind: 'card', orderId: 'A1', fields: ['cardNumber', 'cvv'] });
  });
});

describe('the dates of an order', () => {
  const datesOf = (fields: PlainDocument['data']) =>
    findOrderProblems({ id: 'A1', data: { status: 'pending', ...fields } });

  it('that are texts and numbers mean what they say', () => {
    expect(datesOf({ createdAt: '2024-03-01', orderDate: 1_709_287_200_000, estimatedDelivery: AT })).toEqual(
      [
        {
          kind: 'dates',
          orderId: 'A1',
          dates: [
            { field: 'createdAt', before: '2024-03-01', after: '2024-02-29T18:30:00.000Z' },
            { field: 'orderDate', before: '1709287200000', after: '2024-03-01T10:00:00.000Z' },
          ],
        },
      ],
    );
  });

  it.each([
    ['the other of the two', { orderDate: AT }, '2026-01-14T09:00:00.000000Z'],
    ['the device’s time', { placedAt: '2026-01-14T08:59:58.000Z' }, '2026-01-14T08:59:58.000Z'],
    ['the time of its first status', { statusTimes: { pending: AT } }, '2026-01-14T09:00:00.000000Z'],
    ['nobody', { placedAt: 'yesterday' }, null],
  ] satisfies [string, PlainDocument['data'], string | null][])(
    'that are missing are said by %s',
    (_who, fields, after) => {
      expect(datesOf(fields)).toMatchObject([
        { dates: expect.arrayContaining([{ field: 'createdAt', before: '', after }]) },
      ]);
    },
  );

  it('expect an order whose estimate cannot be read five days later', () => {
    expect(datesOf({ createdAt: AT, orderDate: AT, estimatedDelivery: 'soon' })).toMatchObject([
      { dates: [{ field: 'estimatedDelivery', before: 'soon', after: '2026-01-19T09:00:00.000Z' }] },
    ]);
  });

  it('are enough without an estimate', () => {
    expect(datesOf({ createdAt: AT, orderDate: AT })).toEqual([]);
  });
});
