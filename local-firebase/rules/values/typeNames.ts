import type { TypeName } from '../syntax/ast';
import type { RulesValue } from './value';

/** `value is type`, for a value that is known. */
export function isOfType(value: RulesValue, type: TypeName): boolean {
  if (type === 'number') return value.type === 'int' || value.type === 'float';
  return value.type === (type === 'map_diff' ? 'mapDiff' : type);
}
