import { describe, expect, it } from 'vitest';
import { type AdjustDraft, checkAdjustment, draftOfAdjustment, inMode, stepped } from './adjustRules';

const draft: AdjustDraft = { mode: 'add', kind: 'received', quantity: '12', note: ' From the plant ' };

describe('checkAdjustment', () => {
  it.each<[string, Partial<AdjustDraft>, object]>([
    ['adds', {}, { adjustment: { by: 12 }, after: 42, kind: 'received', reason: 'From the plant' }],
    ['takes away', { mode: 'take', kind: 'damaged' }, { adjustment: { by: -12 }, after: 18 }],
    ['takes away the last', { mode: 'take', quantity: '30' }, { adjustment: { by: -30 }, after: 0 }],
    ['counts', { mode: 'count', kind: 'correction' }, { adjustment: { counted: 12, shown: 30 }, after: 12 }],
    [
      'counts nothing at all',
      { mode: 'count', quantity: '0' },
      { adjustment: { counted: 0, shown: 30 }, after: 0 },
    ],
    ['reads Devanagari digits', { quantity: '१२' }, { adjustment: { by: 12 } }],
  ])('%s', (_what, change, checked) => {
    expect(checkAdjustment({ ...draft, ...change }, 30)).toMatchObject(checked);
  });

  it.each<[string, Partial<AdjustDraft>, string]>([
    ['nothing typed', { quantity: ' ' }, 'required'],
    ['half a bottle', { quantity: '1.5' }, 'whole'],
    ['a signed number', { quantity: '-3' }, 'whole'],
    ['too many', { quantity: '100000001' }, 'whole'],
    ['none to add', { quantity: '0' }, 'atLeastOne'],
    ['more than there are', { mode: 'take', quantity: '31' }, 'notEnough'],
    ['a long note', { note: 'x'.repeat(501) }, 'noteTooLong'],
  ])('refuses %s', (_what, change, problem) => {
    expect(checkAdjustment({ ...draft, ...change }, 30)).toEqual({ problem });
  });
});

describe('inMode', () => {
  it.each([
    ['take', 'received', 'damaged'],
    ['take', 'correction', 'correction'],
    ['add', 'damaged', 'received'],
    ['count', 'damaged', 'correction'],
  ] as const)('%s makes of the reason %s %s', (mode, kind, after) => {
    expect(inMode({ ...draft, kind }, mode)).toMatchObject({ mode, kind: after, quantity: '12' });
  });
});

describe('stepped', () => {
  it.each([
    ['', 1, '1'],
    ['4', 1, '5'],
    ['4', -1, '3'],
    ['0', -1, '0'],
    ['x', 1, '1'],
  ] as const)('%j by %d is %j', (quantity, by, next) => {
    expect(stepped(quantity, by)).toBe(next);
  });
});

describe('draftOfAdjustment', () => {
  it.each([
    [
      { kind: 'damaged', adjustment: { by: -4 } },
      { mode: 'take', quantity: '4', kind: 'damaged' },
    ],
    [
      { kind: 'received', adjustment: { by: 4 } },
      { mode: 'add', quantity: '4', kind: 'received' },
    ],
    [
      { kind: 'correction', adjustment: { counted: 0, shown: 7 } },
      { mode: 'count', quantity: '0', kind: 'correction' },
    ],
    [
      { kind: 'correction', adjustment: { undo: 'C1' } },
      { mode: 'count', quantity: '', kind: 'correction' },
    ],
  ] as const)('goes on from %j', (adjustment, begun) => {
    expect(draftOfAdjustment({ ...adjustment, reason: 'why' })).toEqual({ ...begun, note: 'why' });
  });
});
