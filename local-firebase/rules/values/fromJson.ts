import type { Json } from '../../storage/storage';
import { boolOf, floatOf, listOf, mapOf, NULL, type RulesValue, stringOf } from './value';

/** A claim of a token: a number without a fraction is an int, as in the JSON of the token. */
export function rulesValueOfJson(json: Json): RulesValue {
  if (json === null) return NULL;
  if (typeof json === 'boolean') return boolOf(json);
  if (typeof json === 'string') return stringOf(json);
  if (typeof json === 'number') {
    return Number.isSafeInteger(json) ? { type: 'int', value: BigInt(json) } : floatOf(json);
  }
  if (Array.isArray(json)) return listOf(json.map(rulesValueOfJson));
  return mapOf(new Map(Object.entries(json).map(([key, value]) => [key, rulesValueOfJson(value)])));
}
