import { compareText } from '../../firestore/values/textOrder';
import { EvaluationError } from '../evaluate/evaluationError';
import { argument, type Methods, methodOf } from '../functions/callable';
import { intOf } from '../values/int64';
import { type Entries, listOf, type RulesValue, stringOf, type ValueOf } from '../values/value';

export const mapMethods: Methods<'map'> = {
  keys: methodOf(0, ({ entries }) => listOf(sortedKeys(entries).map(stringOf))),
  values: methodOf(0, ({ entries }) =>
    listOf(Array.from(entries.keys()).flatMap(key => entries.get(key) ?? [])),
  ),
  size: methodOf(0, ({ entries }) => intOf(entries.size)),
  diff: methodOf(1, ({ entries }, args) => ({
    type: 'mapDiff',
    after: entries,
    before: argument(args, 0, 'map').entries,
  })),
  get: methodOf(2, (map, args) => {
    const key = argument(args, 0, 'string', 'list');
    const [, fallback] = args;
    if (fallback === undefined) throw new EvaluationError('get() needs a default');
    return lookUp(map, key.type === 'list' ? key.items : [key]) ?? fallback;
  }),
};

/** The official engine gives the keys in this order, though not the values. */
function sortedKeys(entries: Entries): string[] {
  return Array.from(entries.keys()).sort(compareText);
}

/** Follows keys into maps inside maps; undefined where one is missing, or what holds it is no map. */
function lookUp(map: ValueOf<'map'>, keys: readonly RulesValue[]): RulesValue | undefined {
  let value: RulesValue | undefined = map;
  for (const key of keys) {
    if (key.type !== 'string') throw new EvaluationError('a key of get() is a string');
    if (value?.type !== 'map') return undefined;
    value = value.entries.get(key.value);
  }
  return value;
}
