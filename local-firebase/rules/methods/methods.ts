import { EvaluationError } from '../evaluate/evaluationError';
import type { Methods } from '../functions/callable';
import { provenMethod } from '../list/provenFacts';
import { describe } from '../values/describe';
import type { RulesType, RulesValue } from '../values/value';
import { listMethods, setMethods } from './collectionMethods';
import { mapDiffMethods } from './mapDiffMethods';
import { mapMethods } from './mapMethods';
import { bytesMethods, latlngMethods } from './otherMethods';
import { stringMethods } from './stringMethods';
import { durationMethods, timestampMethods } from './timeMethods';

const METHODS: { readonly [Type in RulesType]?: Methods<Type> } = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  map: mapMethods,
  mapDiff: mapDiffMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

/** Whether a value of any type has this method for this many arguments; and which counts there are. */
export function methodArities(name: string): readonly number[] {
  const tables: readonly (Readonly<Record<string, { arity: number }>> | undefined)[] = Object.values(METHODS);
  return tables.flatMap(table => (table && Object.hasOwn(table, name) ? (table[name]?.arity ?? []) : []));
}

/** `target.method(args)`. @throws EvaluationError for a type without the method, or arguments it does not take */
export function callMethod(target: RulesValue, name: string, args: readonly RulesValue[]): RulesValue {
  if (target.type === 'unknown') return provenMethod(target, name, args);
  const found = findMethod(target, name);
  if (found === undefined) throw new EvaluationError(`${describe(target)} has no method ${name}()`);
  if (args.length !== found.arity) {
    throw new EvaluationError(`${name}() takes ${found.arity} arguments here, not ${args.length}`);
  }
  return found.call(args);
}

function findMethod<Type extends RulesType>(target: Extract<RulesValue, { type: Type }>, name: string) {
  const table: Methods<Type> | undefined = METHODS[target.type as Type];
  if (table === undefined || !Object.hasOwn(table, name)) return undefined;
  const method = table[name];
  return (
    method && {
      arity: method.arity,
      call: (args: readonly RulesValue[]) => method.call(target as never, args),
    }
  );
}
