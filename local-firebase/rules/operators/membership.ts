import { EvaluationError } from '../evaluate/evaluationError';
import { provenMember } from '../list/provenFacts';
import { unproven } from '../list/unknown';
import { describe } from '../values/describe';
import { listHas, setHas } from '../values/equality';
import type { RulesValue } from '../values/value';

/** `value in collection`: an item of a list or set, or a key of a map. @throws EvaluationError */
export function isIn(value: RulesValue, collection: RulesValue): boolean {
  switch (collection.type) {
    case 'list':
      return listHas(collection.items, value);
    case 'set':
      return setHas(collection.items, value);
    case 'map':
      if (value.type === 'unknown') throw unproven(value, 'is');
      if (value.type !== 'string') throw new EvaluationError(`a key is a string, not ${describe(value)}`);
      return collection.entries.has(value.value);
    case 'unknown':
      return provenMember(value, collection);
    default:
      throw new EvaluationError(`nothing is in a ${collection.type}`);
  }
}
