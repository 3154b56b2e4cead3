import { EvaluationError } from '../evaluate/evaluationError';
import { unproven } from '../list/unknown';
import { describe } from '../values/describe';
import type { RulesType, RulesValue, ValueOf } from '../values/value';

/** A function that the language gives: its parameters' types, and what it computes. */
export type Callable = {
  readonly arity: number;
  readonly call: (args: readonly RulesValue[]) => RulesValue;
};

/** A method: its receiver stands before the arguments. */
export type Method<Target extends RulesValue> = {
  readonly arity: number;
  readonly call: (target: Target, args: readonly RulesValue[]) => RulesValue;
};

export type Methods<Type extends RulesType> = { readonly [name: string]: Method<ValueOf<Type>> };

export const functionOf = (arity: number, call: Callable['call']): Callable => ({ arity, call });

export function methodOf<Target extends RulesValue>(
  arity: number,
  call: Method<Target>['call'],
): Method<Target> {
  return { arity, call };
}

/** The argument at `index`, which must have one of these types. @throws EvaluationError */
export function argument<Type extends RulesType>(
  args: readonly RulesValue[],
  index: number,
  ...types: readonly Type[]
): ValueOf<Type> {
  const value = args[index];
  if (value === undefined) throw new EvaluationError(`argument ${index + 1} is missing`);
  if (hasType(value, types)) return value;
  if (value.type === 'unknown') throw unproven(value, 'is');
  throw new EvaluationError(
    `argument ${index + 1} is ${describe(value)}, expected a ${types.join(' or a ')}`,
  );
}

function hasType<Type extends RulesType>(value: RulesValue, types: readonly Type[]): value is ValueOf<Type> {
  return types.some(type => type === value.type);
}
