import { EvaluationError } from '../evaluate/evaluationError';
import { checkedInt64, intOf } from '../values/int64';
import { boolOf, floatOf, type RulesValue } from '../values/value';
import { argument, type Callable, functionOf } from './callable';

type NumberValue = Extract<RulesValue, { type: 'int' | 'float' }>;

export const mathFunctions: Readonly<Record<string, Callable>> = {
  abs: oneNumber(value =>
    value.type === 'int'
      ? intOf(value.value < 0n ? -value.value : value.value)
      : floatOf(Math.abs(value.value)),
  ),
  ceil: oneNumber(value => rounded(value, Math.ceil)),
  floor: oneNumber(value => rounded(value, Math.floor)),
  // Halves away from zero.
  round: oneNumber(value => rounded(value, number => Math.sign(number) * Math.round(Math.abs(number)))),
  isInfinite: oneNumber(value => boolOf(Math.abs(Number(value.value)) === Number.POSITIVE_INFINITY)),
  isNaN: oneNumber(value => boolOf(Number.isNaN(Number(value.value)))),
  sqrt: oneNumber(value => floatOf(Math.sqrt(Number(value.value)))),
  pow: functionOf(2, args => {
    const base = argument(args, 0, 'int', 'float');
    const exponent = argument(args, 1, 'int', 'float');
    return floatOf(Number(base.value) ** Number(exponent.value));
  }),
};

function oneNumber(compute: (value: NumberValue) => RulesValue): Callable {
  return functionOf(1, args => compute(argument(args, 0, 'int', 'float')));
}

/** Rounding gives an int. */
function rounded(value: NumberValue, round: (number: number) => number): RulesValue {
  if (value.type === 'int') return value;
  const whole = round(value.value);
  if (!Number.isFinite(whole)) throw new EvaluationError(`${value.value} rounds to no integer`);
  return { type: 'int', value: checkedInt64(BigInt(whole)) };
}
