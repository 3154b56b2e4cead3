import { EvaluationError } from '../evaluate/evaluationError';
import { describe } from '../values/describe';
import { clampInt64, intOf } from '../values/int64';
import { toText, trimmed } from '../values/text';
import { floatOf, pathOf, type RulesValue, stringOf } from '../values/value';
import { argument, type Callable, functionOf } from './callable';

const INT = /^[+-]?[0-9]+$/;
/** As Java reads a double, which is how the official engine does: `1`, `.5`, `1e3`, `2d`. */
const FLOAT = /^([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)[fFdD]?$/;
const NO_FINITE_FLOAT = /^[+-]?(?:NaN|Infinity)$/;

export const conversions: Readonly<Record<string, Callable>> = {
  int: functionOf(1, args => intFrom(argument(args, 0, 'int', 'float', 'string'))),
  float: functionOf(1, args => floatFrom(argument(args, 0, 'int', 'float', 'string'))),
  string: functionOf(1, args => {
    const text = toText(argument(args, 0, 'null', 'bool', 'int', 'float', 'string', 'path'));
    return stringOf(text ?? '');
  }),
  path: functionOf(1, args => pathFrom(argument(args, 0, 'string').value)),
  debug: functionOf(1, ([value]) => {
    if (value === undefined) throw new EvaluationError('debug() needs a value');
    return value;
  }),
};

function intFrom(value: Extract<RulesValue, { type: 'int' | 'float' | 'string' }>): RulesValue {
  if (value.type === 'int') return value;
  if (value.type === 'string') {
    if (!INT.test(value.value)) throw notA(value, 'int');
    return intOf(BigInt(value.value.replace('+', '')));
  }
  return { type: 'int', value: clampInt64(value.value) };
}

function floatFrom(value: Extract<RulesValue, { type: 'int' | 'float' | 'string' }>): RulesValue {
  if (value.type === 'float') return value;
  if (value.type === 'int') return floatOf(Number(value.value));
  const text = trimmed(value.value);
  const number = NO_FINITE_FLOAT.test(text) ? text : FLOAT.exec(text)?.[1];
  if (number === undefined) throw notA(value, 'float');
  return floatOf(Number(number));
}

/** `path('a/b')` is `/a/b`. A segment that begins with a brace would be filled by `bind()`, which no rule can call. */
function pathFrom(text: string): RulesValue {
  const segments = (text.startsWith('/') ? text.slice(1) : text).split('/').map(trimmed);
  if (segments.some(segment => segment.startsWith('{')))
    throw new EvaluationError(`${JSON.stringify(text)} is a template, which is not supported`);
  if (segments.some(segment => segment === ''))
    throw new EvaluationError(`${JSON.stringify(text)} is no path`);
  return pathOf(segments);
}

function notA(value: RulesValue, type: string): EvaluationError {
  return new EvaluationError(`${describe(value)} is no ${type}`);
}
