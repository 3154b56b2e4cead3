import { instantAt, type PlainValue, type WriteData, type WriteValue } from '@/lib/plainData';

/** As a timestamp is read: to the microsecond. Texts of older data have milliseconds at most. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** What a document holds, to be written once more as it is stored: what was read as a timestamp becomes one again. */
export function toWriteValue(value: PlainValue): WriteValue {
  if (typeof value === 'string') return TIMESTAMP.test(value) ? instantAt(value) : value;
  if (Array.isArray(value)) return value.map(toWriteValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [marked] = entries;
  // As a document read with its times marked has them.
  if (entries.length === 1 && marked?.[0] === '$time') return instantAt(String(marked[1]));
  return Object.fromEntries(entries.map(([field, inner]) => [field, toWriteValue(inner)])) as WriteData;
}
