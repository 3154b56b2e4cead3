import fc from 'fast-check';

/**
 * Expressions made together with what they amount to, computed on JavaScript's own values as they are put
 * together: no tree, no evaluator, nothing of the code under test.
 */
export const FAILED = Symbol('has no value');
export type Plain =
  | bigint
  | number
  | string
  | boolean
  | null
  | readonly Plain[]
  | ReadonlyMap<string, Plain>
  | typeof FAILED;

/** A text, and its values where `&&` and `||` absorb errors and where they do not. */
export type Sample = { readonly text: string; readonly absorbing: Plain; readonly strict: Plain };

const constant = (text: string, value: Plain): Sample => ({ text, absorbing: value, strict: value });

const LEAVES: readonly Sample[] = [
  constant('0', 0n),
  constant('1', 1n),
  constant('2', 2n),
  constant('(-3)', -3n),
  constant('9223372036854775807', 9223372036854775807n),
  constant('0.5', 0.5),
  constant('1.0', 1),
  constant('(-2.5)', -2.5),
  constant('9007199254740992.0', 9007199254740992),
  constant('""', ''),
  constant("'a'", 'a'),
  constant("'b'", 'b'),
  constant('true', true),
  constant('false', false),
  constant('null', null),
  constant('[]', []),
  constant("[1, 'a']", [1n, 'a']),
  constant("{'a': 1}", new Map([['a', 1n]])),
  constant('resource.data.missing', FAILED),
  constant('resource.data.flag', true),
  constant('resource.data.count', 2n),
];

type Operation = (...operands: readonly Plain[]) => Plain;

/** Applies an operation that any failed operand fails. */
function strictly(operation: Operation): Operation {
  return (...operands) => (operands.includes(FAILED) ? FAILED : operation(...operands));
}

function combined(text: string, operation: Operation, ...parts: readonly Sample[]): Sample {
  return {
    text,
    absorbing: operation(...parts.map(part => part.absorbing)),
    strict: operation(...parts.map(part => part.strict)),
  };
}

const isNumeric = (value: Plain | undefined): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

const ARITHMETIC: Readonly<Record<string, Operation>> = {
  '+': (a, b) => {
    if (typeof a === 'string' && typeof b === 'string') return a.concat(b);
    return numbers(
      a,
      b,
      (x, y) => x + y,
      (x, y) => x + y,
    );
  },
  '-': (a, b) =>
    numbers(
      a,
      b,
      (x, y) => x - y,
      (x, y) => x - y,
    ),
  '*': (a, b) =>
    numbers(
      a,
      b,
      (x, y) => x * y,
      (x, y) => x * y,
    ),
  '/': (a, b) =>
    numbers(
      a,
      b,
      (x, y) => (y === 0n ? undefined : x / y),
      (x, y) => x / y,
    ),
  '%': (a, b) =>
    numbers(
      a,
      b,
      (x, y) => (y === 0n ? undefined : x % y),
      (x, y) => x % y,
    ),
};

function numbers(
  a: Plain | undefined,
  b: Plain | undefined,
  ints: (x: bigint, y: bigint) => bigint | undefined,
  floats: (x: number, y: number) => number,
): Plain {
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    const result = ints(a, b);
    return result === undefined || BigInt.asIntN(64, result) !== result ? FAILED : result;
  }
  return isNumeric(a) && isNumeric(b) ? floats(Number(a), Number(b)) : FAILED;
}

const ORDER: Readonly<Record<string, (a: number | bigint | string, b: number | bigint | string) => boolean>> =
  {
    '<': (a, b) => a < b,
    '<=': (a, b) => a <= b,
    '>': (a, b) => a > b,
    '>=': (a, b) => a >= b,
  };

function same(a: Plain | undefined, b: Plain | undefined): boolean {
  if (isNumeric(a) && isNumeric(b)) return typeof a === typeof b ? a === b : Number(a) === Number(b);
  return sameItem(a, b);
}

/** In a list: of one type, and alike down to the sign of a zero within. */
function sameItem(a: Plain | undefined, b: Plain | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameHeld(item, b[i]));
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([key, value]) => b.has(key) && sameHeld(value, b.get(key)));
  return a === b;
}

function sameHeld(a: Plain | undefined, b: Plain | undefined): boolean {
  if (typeof a === 'number' && typeof b === 'number') return a === b && Object.is(a, b);
  return sameItem(a, b);
}

function within(value: Plain | undefined, collection: Plain | undefined): Plain {
  if (Array.isArray(collection)) return collection.some(item => sameItem(item, value));
  if (collection instanceof Map && typeof value === 'string') return collection.has(value);
  return FAILED;
}

function at(target: Plain | undefined, index: Plain | undefined): Plain {
  const item = itemAt(target, index);
  // A null that stands there is a value.
  return item === undefined ? FAILED : item;
}

function itemAt(target: Plain | undefined, index: Plain | undefined): Plain | undefined {
  if (target instanceof Map) return typeof index === 'string' ? target.get(index) : undefined;
  if (typeof index !== 'bigint' || index < 0n) return undefined;
  return typeof target === 'string' || Array.isArray(target) ? target[Number(index)] : undefined;
}

function slice(target: Plain | undefined, from: Plain | undefined, to: Plain | undefined): Plain {
  if (typeof from !== 'bigint' || typeof to !== 'bigint' || from < 0n || from > to) return FAILED;
  if (typeof target !== 'string' && !Array.isArray(target)) return FAILED;
  if (from >= BigInt(target.length) || to < 1n || to > BigInt(target.length)) return FAILED;
  return target.slice(Number(from), Number(to));
}

const TYPE_OF: Readonly<Record<string, (value: Plain | undefined) => boolean>> = {
  int: value => typeof value === 'bigint',
  float: value => typeof value === 'number',
  number: isNumeric,
  string: value => typeof value === 'string',
  bool: value => typeof value === 'boolean',
  list: Array.isArray,
  map: value => value instanceof Map,
};

/** `&&` decides by false, `||` by true. */
function logic(decisive: boolean, absorbs: boolean): Operation {
  return (a, b) => {
    if (a === decisive) return decisive;
    if (typeof a === 'boolean') return typeof b === 'boolean' ? b : FAILED;
    return absorbs && b === decisive ? decisive : FAILED;
  };
}

const conditional: Operation = (condition, a, b) => {
  if (typeof condition !== 'boolean') return FAILED;
  return (condition ? a : b) ?? null;
};

const negation: Operation = value => (typeof value === 'boolean' ? !value : FAILED);
const minus: Operation = value =>
  typeof value === 'bigint' ? numeric('-')(0n, value) : typeof value === 'number' ? -value : FAILED;
const numeric = (operator: string): Operation => ARITHMETIC[operator] ?? (() => FAILED);

const ordered =
  (operator: string): Operation =>
  (a, b) => {
    const compare = ORDER[operator];
    if (compare === undefined) return FAILED;
    if (isNumeric(a) && isNumeric(b)) {
      return typeof a === typeof b ? compare(a, b) : compare(Number(a), Number(b));
    }
    return typeof a === 'string' && typeof b === 'string' ? compare(a, b) : FAILED;
  };

type Ties = { readonly any: Sample; readonly condition: Sample; readonly number: Sample };
type Samples = fc.Arbitrary<Sample>;

function between(
  operators: readonly string[],
  operationOf: (operator: string) => Operation,
  left: Samples,
  right: Samples,
): Samples {
  return fc
    .tuple(fc.constantFrom(...operators), left, right)
    .map(([operator, a, b]) =>
      combined(`(${a.text} ${operator} ${b.text})`, strictly(operationOf(operator)), a, b),
    );
}

function logicBetween(left: Samples, right: Samples): Samples {
  return fc.tuple(fc.constantFrom('&&', '||'), left, right).map(([operator, a, b]) => ({
    text: `(${a.text} ${operator} ${b.text})`,
    absorbing: logic(operator === '||', true)(a.absorbing, b.absorbing),
    strict: logic(operator === '||', false)(a.strict, b.strict),
  }));
}

function conditionalOf(condition: Samples, value: Samples): Samples {
  return fc
    .tuple(condition, value, value)
    .map(([a, b, c]) => combined(`(${a.text} ? ${b.text} : ${c.text})`, conditional, a, b, c));
}

/** Mostly of the right types, so that most conditions come to something; at times of any. */
export const { condition } = fc.letrec<Ties>(tie => {
  const [any, condition, number] = [tie('any'), tie('condition'), tie('number')];
  const truth = fc.oneof({ weight: 9, arbitrary: condition }, { weight: 1, arbitrary: any });
  const amount = fc.oneof({ weight: 9, arbitrary: number }, { weight: 1, arbitrary: any });
  const leaf = (...values: readonly Sample[]) => fc.constantFrom(...values);
  return {
    condition: fc.oneof(
      { depthSize: 'medium', maxDepth: 5 },
      leaf(...LEAVES.filter(({ absorbing }) => typeof absorbing === 'boolean' || absorbing === FAILED)),
      logicBetween(truth, truth),
      between(Object.keys(ORDER), ordered, amount, amount),
      between(['==', '!='], operator => (a, b) => same(a, b) === (operator === '=='), any, any),
      between(['in'], () => within, any, fc.array(any, { maxLength: 3 }).map(listOf)),
      truth.map(a => combined(`(!${a.text})`, negation, a)),
      conditionalOf(truth, truth),
      fc.tuple(any, fc.constantFrom(...Object.keys(TYPE_OF))).map(([a, type]) =>
        combined(
          `(${a.text} is ${type})`,
          strictly(value => TYPE_OF[type]?.(value) ?? FAILED),
          a,
        ),
      ),
    ),
    number: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      leaf(...LEAVES.filter(({ absorbing }) => isNumeric(absorbing))),
      between(Object.keys(ARITHMETIC), numeric, amount, amount),
      amount.map(a => combined(`(-${a.text})`, minus, a)),
      conditionalOf(truth, amount),
    ),
    any: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      leaf(...LEAVES),
      number,
      condition,
      fc.array(any, { maxLength: 3 }).map(listOf),
      between(['+', 'in'], operator => (operator === '+' ? numeric('+') : within), any, any),
      fc.tuple(any, amount).map(([a, b]) => combined(`${a.text}[${b.text}]`, strictly(at), a, b)),
      fc
        .tuple(any, amount, amount)
        .map(([a, b, c]) => combined(`${a.text}[${b.text}:${c.text}]`, strictly(slice), a, b, c)),
    ),
  };
});

function listOf(items: readonly Sample[]): Sample {
  return combined(
    `[${items.map(({ text }) => text).join(', ')}]`,
    strictly((...values) => values),
    ...items,
  );
}
