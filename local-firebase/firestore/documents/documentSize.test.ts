import { describe, expect, it } from 'vitest';
import type { Fields, Value } from '../values/value';
import { checkDocumentSize, documentSize } from './documentSize';

function sizeOf(path: string, fields: Fields): number {
  return documentSize({ path, fields });
}

it('is that of the example in Firestore’s documentation', () => {
  const fields: Fields = {
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  };
  expect(sizeOf('users/jeff/tasks/my_task_id', fields)).toBe(147);
});

describe('the size of a value', () => {
  const cases: readonly [Value, number][] = [
    [{ nullValue: null }, 1],
    [{ booleanValue: true }, 1],
    [{ integerValue: '9223372036854775807' }, 8],
    [{ doubleValue: 0.1 }, 8],
    [{ timestampValue: '2026-01-01T00:00:00Z' }, 8],
    [{ stringValue: 'é水' }, 6],
    [{ bytesValue: 'AAAA' }, 3],
    [{ referenceValue: 'projects/p/databases/(default)/documents/c/1' }, 20],
    [{ geoPointValue: { latitude: 1, longitude: 2 } }, 16],
    [{ arrayValue: { values: [{ nullValue: null }, { integerValue: '1' }] } }, 9],
    [{ mapValue: { fields: { ab: { booleanValue: true } } } }, 36],
  ];

  it.each(cases)('of %o is %i bytes', (value, bytes) => {
    expect(sizeOf('c/1', { f: value }) - sizeOf('c/1', {}) - 'f '.length).toBe(bytes);
  });
});

it('may be 1 MiB and no byte more', () => {
  const space = 1_048_576 - sizeOf('c/1', { f: { stringValue: '' } });
  const document = (length: number) => ({
    path: 'c/1',
    fields: { f: { stringValue: 'x'.repeat(length) } },
    createTime: 0,
    updateTime: 0,
  });
  expect(() => checkDocumentSize(document(space), 'n')).not.toThrow();
  expect(() => checkDocumentSize(document(space + 1), 'n')).toThrow(
    "Document 'n' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.",
  );
});
