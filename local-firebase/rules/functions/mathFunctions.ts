import { clampInt64, wrappedInt64 } from '../values/int64';
import { boolOf, floatOf, type RulesValue } from '../values/value';
import { argument, type Callable, functionOf } from './callable';

type NumberValue = Extract<RulesValue, { type: 'int' | 'float' }>;

export const mathFunctions: Readonly<Record<string, Callable>> = {
  abs: oneNumber(value =>
    value.type === 'int'
      ? { type: 'int', value: wrappedInt64(value.value < 0n ? -value.value : value.value) }
      : floatOf(Math.abs(value.value)),
  ),
  ceil: oneNumber(value => floatOf(Math.ceil(Number(value.value)))),
  floor: oneNumber(value => floatOf(Math.floor(Number(value.value)))),
  // To an int, halves up, as JavaScript does too.
  round: oneNumber(value =>
    value.type === 'int' ? value : { type: 'int', value: clampInt64(Math.round(value.value)) },
  ),
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
