import { EvaluationError } from '../evaluate/evaluationError';
import { unknownField, unproven } from '../list/unknown';
import { describe } from '../values/describe';
import { listOf, pathOf, type RulesValue, stringOf } from '../values/value';

/** `target.name`. @throws EvaluationError for a field that is not there */
export function memberOf(target: RulesValue, name: string): RulesValue {
  if (target.type === 'unknown') return unknownField(target, name);
  if (target.type !== 'map') throw new EvaluationError(`${describe(target)} has no field ${name}`);
  const value = target.entries.get(name);
  if (value === undefined) throw new EvaluationError(`the field ${name} is missing`);
  return value;
}

/** `target[index]`. @throws EvaluationError for an index that is not there */
export function elementOf(target: RulesValue, index: RulesValue): RulesValue {
  if (index.type === 'unknown') throw unproven(index, 'is, to look something up by it');
  if ((target.type === 'map' || target.type === 'unknown') && index.type === 'string') {
    return memberOf(target, index.value);
  }
  if (target.type === 'unknown') throw unproven(target, 'contains');
  if (index.type !== 'int') throw noElement(target, index);
  const place = Number(index.value);
  if (target.type === 'list') return target.items[place] ?? outside(place, target.items.length);
  if (target.type === 'string') {
    return stringOf(target.value[place] ?? outside(place, target.value.length));
  }
  if (target.type === 'path') {
    return stringOf(target.segments[place] ?? outside(place, target.segments.length));
  }
  throw noElement(target, index);
}

/** `target[from:to]`, without the one at `to`. @throws EvaluationError for a range that leaves the target */
export function rangeOf(target: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  if (from.type !== 'int' || to.type !== 'int')
    throw new EvaluationError('a range goes from an int to an int');
  const [start, end] = [Number(from.value), Number(to.value)];
  if (target.type === 'list') {
    checkRange(start, end, target.items.length);
    return listOf(target.items.slice(start, end));
  }
  if (target.type === 'string') {
    checkRange(start, end, target.value.length);
    return stringOf(target.value.slice(start, end));
  }
  if (target.type === 'path') {
    checkRange(start, end, target.segments.length);
    return pathOf(target.segments.slice(start, end));
  }
  if (target.type === 'unknown') throw unproven(target, 'contains');
  throw new EvaluationError(`there is no range of a ${target.type}`);
}

function checkRange(start: number, end: number, length: number): void {
  // As the official engine checks it: there is something at the start, and at the place before the end.
  if (start < 0 || start >= length || end < 1 || end > length || start > end) {
    throw new EvaluationError(`the range ${start} to ${end} leaves the ${length} there are`);
  }
}

function outside(index: number, length: number): never {
  throw new EvaluationError(`there is nothing at ${index} of ${length}`);
}

function noElement(target: RulesValue, index: RulesValue): EvaluationError {
  return new EvaluationError(`a ${target.type} has nothing at ${describe(index)}`);
}
