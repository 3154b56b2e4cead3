import { EvaluationError } from '../evaluate/evaluationError';
import { describe } from '../values/describe';
import { intOf } from '../values/int64';
import { boolOf, floatOf, pathOf, type RulesValue, stringOf } from '../values/value';
import { argument, type Callable, functionOf } from './callable';

const INT = /^[+-]?[0-9]+$/;
const FLOAT = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
/** The least and the greatest double that have 64 bits as an integer. */
const INT64_RANGE = [-(2 ** 63), 2 ** 63] as const;

export const conversions: Readonly<Record<string, Callable>> = {
  int: functionOf(1, args => intFrom(argument(args, 0, 'int', 'float', 'string'))),
  float: functionOf(1, args => floatFrom(argument(args, 0, 'int', 'float', 'string'))),
  string: functionOf(1, args => {
    const text = toText(argument(args, 0, 'null', 'bool', 'int', 'float', 'string'));
    return stringOf(text ?? '');
  }),
  bool: functionOf(1, args => {
    const value = argument(args, 0, 'bool', 'string');
    if (value.type === 'bool') return value;
    if (value.value !== 'true' && value.value !== 'false') throw notA(value, 'bool');
    return boolOf(value.value === 'true');
  }),
  path: functionOf(1, args => pathFrom(argument(args, 0, 'string').value)),
  debug: functionOf(1, ([value]) => {
    if (value === undefined) throw new EvaluationError('debug() needs a value');
    return value;
  }),
};

/** What `string()` gives; undefined for a type that it does not take. */
export function toText(value: RulesValue): string | undefined {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
    case 'string':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) && Math.abs(value.value) < 1e21
        ? value.value.toFixed(1)
        : String(value.value);
    default:
      return undefined;
  }
}

function intFrom(value: Extract<RulesValue, { type: 'int' | 'float' | 'string' }>): RulesValue {
  if (value.type === 'int') return value;
  if (value.type === 'string') {
    if (!INT.test(value.value)) throw notA(value, 'int');
    return intOf(BigInt(value.value.replace('+', '')));
  }
  const whole = Math.trunc(value.value);
  if (!(whole >= INT64_RANGE[0] && whole < INT64_RANGE[1])) throw notA(value, 'int');
  return intOf(whole);
}

function floatFrom(value: Extract<RulesValue, { type: 'int' | 'float' | 'string' }>): RulesValue {
  if (value.type === 'float') return value;
  if (value.type === 'int') return floatOf(Number(value.value));
  if (!FLOAT.test(value.value)) throw notA(value, 'float');
  return floatOf(Number(value.value));
}

/** `path('a/b')` is `/a/b`. */
function pathFrom(text: string): RulesValue {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/');
  if (segments.some(segment => segment === ''))
    throw new EvaluationError(`${JSON.stringify(text)} is no path`);
  return pathOf(segments);
}

function notA(value: RulesValue, type: string): EvaluationError {
  return new EvaluationError(`${describe(value)} is no ${type}`);
}
