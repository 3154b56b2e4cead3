import { EvaluationError } from '../evaluate/evaluationError';
import type { RulesValue } from '../values/value';
import { argument, type Callable, functionOf } from './callable';
import { conversions } from './conversions';
import { hashingFunctions } from './hashingFunctions';
import { mathFunctions } from './mathFunctions';
import { durationFunctions, timestampFunctions } from './timeFunctions';

const latlngFunctions: Readonly<Record<string, Callable>> = {
  value: functionOf(2, args => {
    const latitude = degrees(args, 0, 90);
    return { type: 'latlng', latitude, longitude: degrees(args, 1, 180) };
  }),
};

/** Functions that stand behind a name and a dot: `math.abs(x)`. */
const NAMESPACES: Readonly<Record<string, Readonly<Record<string, Callable>>>> = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  latlng: latlngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

/** Functions that look at other documents. */
export const ACCESS_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const;
export type AccessFunction = (typeof ACCESS_FUNCTIONS)[number];

export function isAccessFunction(name: string): name is AccessFunction {
  return ACCESS_FUNCTIONS.some(access => access === name);
}

export function isNamespace(name: string): boolean {
  return Object.hasOwn(NAMESPACES, name);
}

/** `int`, `float`, `string`, … */
export function globalFunction(name: string): Callable | undefined {
  return Object.hasOwn(conversions, name) ? conversions[name] : undefined;
}

export function namespaceFunction(namespace: string, name: string): Callable | undefined {
  const functions = isNamespace(namespace) ? NAMESPACES[namespace] : undefined;
  return functions && Object.hasOwn(functions, name) ? functions[name] : undefined;
}

function degrees(args: readonly RulesValue[], index: number, limit: number): number {
  const value = Number(argument(args, index, 'int', 'float').value);
  if (!(Math.abs(value) <= limit)) throw new EvaluationError(`${value} degrees are more than ${limit}`);
  return value;
}
