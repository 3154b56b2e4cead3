import { describe, expect, test } from 'vitest';
import type { FieldFilter, Filter } from '../../firestore/query/query';
import { disjunctsOf } from './disjuncts';

const equal = (name: string, text = 'x'): FieldFilter => ({
  kind: 'comparison',
  field: [name],
  op: 'EQUAL',
  value: { stringValue: text },
});
const all = (...filters: readonly Filter[]): Filter => ({ kind: 'composite', op: 'AND', filters });
const any = (...filters: readonly Filter[]): Filter => ({ kind: 'composite', op: 'OR', filters });
const oneOf = (name: string, count: number) => ({
  kind: 'membership' as const,
  field: [name],
  op: 'IN' as const,
  values: Array.from({ length: count }, (_, index) => ({ stringValue: String(index) })),
});

describe('the alternatives of a filter', () => {
  test.each<[what: string, filter: Filter | null, alternatives: readonly (readonly FieldFilter[])[]]>([
    ['none', null, [[]]],
    ['a condition', equal('a'), [[equal('a')]]],
    ['conditions that all hold', all(equal('a'), equal('b')), [[equal('a'), equal('b')]]],
    ['one of two', any(equal('a'), equal('b')), [[equal('a')], [equal('b')]]],
    [
      'one of two beside another',
      all(any(equal('a'), equal('b')), equal('c')),
      [
        [equal('a'), equal('c')],
        [equal('b'), equal('c')],
      ],
    ],
    ['none of a list', { ...oneOf('a', 2), op: 'NOT_IN' }, [[{ ...oneOf('a', 2), op: 'NOT_IN' }]]],
    ['one of a list', oneOf('a', 2), [[equal('a', '0')], [equal('a', '1')]]],
  ])('of %s', (_, filter, alternatives) => {
    expect(disjunctsOf(filter)).toEqual(alternatives);
  });
});
