import { isDeepStrictEqual } from 'node:util';
import type { Fields } from '../../../local-firebase/firestore/values/value';
import { loadRules } from '../../../local-firebase/rules/rules';
import { RulesError } from '../../../local-firebase/rules/syntax/rulesError';
import { isObject, messageOf } from './answers';
import { CLAIMS, OTHER_FIELDS, RESOURCE_FIELDS } from './expressionData';
import { ERROR, localValue, type PlainValue, plainOfficial } from './rulesValues';
import type { Answer, Side, Sides } from './sides';

/** What an expression amounts to on each side, where that is not the same. */
export type ExpressionDifference = {
  readonly expression: string;
  readonly local: unknown;
  readonly official: unknown;
};

const REFUSED = 'refused';
/** The official compiler ends with status 500 where a call that gives a float stands for an int. */
const NOT_COMPILED = 'not compiled';
/** Two conditions each; the report of coverage repeats every value in them. */
export const MOST_AT_ONCE = 50;
const USER = 'asha';

export type RulesComparison = {
  /** Puts the documents there; once. */
  plant(): Promise<void>;
  /**
   * Tells where what the expressions come to, or whether they allow a request, is not the same. They are given as rules
   * by HTTP; what one comes to is read from the official emulator's report of coverage.
   */
  ask(expressions: readonly string[]): Promise<readonly ExpressionDifference[]>;
  /** How many were compared, how many had a value on both sides, and how many the official compiler could not compile. */
  readonly counts: { compared: number; withValue: number; allowed: number; notCompiled: number };
};

type Outcome = { readonly value: PlainValue; readonly allowed: boolean };
type NoOutcome = typeof REFUSED | typeof NOT_COMPILED;
type Outcomes = ReadonlyMap<string, Outcome | NoOutcome>;

export function rulesComparisonOf(sides: Sides, projectId: string): RulesComparison {
  const database = `projects/${projectId}/databases/(default)/documents`;
  const rulesAddress = `/emulator/v1/projects/${projectId}:securityRules`;
  const [local, official] = sides.both;
  const token = unsignedToken({ sub: USER, ...CLAIMS });
  const counts = { compared: 0, withValue: 0, allowed: 0, notCompiled: 0 };

  const publish = (side: Side, expressions: readonly string[]) =>
    side.ask('PUT', rulesAddress, { rules: { files: [{ content: rulesOf(expressions) }] } }, 'owner');

  /** Publishes what the official compiler takes. It says the lines of what it refuses, but not where it fails itself. */
  async function compileThere(some: readonly string[], found: Map<string, NoOutcome>) {
    const { status, body } = await publish(official, some);
    if (status === 200) return some;
    const lines = refusedLines(body);
    if (status === 400 && lines.size > 0) {
      for (const index of lines) found.set(some[index - FIRST_LINE] ?? '', REFUSED);
      return await compileThere(
        some.filter(text => !found.has(text)),
        found,
      );
    }
    if (status !== 500) throw new Error(`The rules were not taken: ${JSON.stringify(body)}`);
    const [only, ...more] = some;
    if (only !== undefined && more.length === 0) {
      found.set(only, NOT_COMPILED);
      return [];
    }
    const middle = Math.ceil(some.length / 2);
    const taken: string[] = [
      ...(await compileThere(some.slice(0, middle), found)),
      ...(await compileThere(some.slice(middle), found)),
    ];
    return taken;
  }

  async function decisions(side: Side, count: number): Promise<readonly boolean[]> {
    const statuses = Array.from({ length: count }, async (_, index) => {
      const { status, body } = await side.ask('GET', `/v1/${database}/d${index}/x`, undefined, token);
      if (status !== 200 && status !== 403) throw new Error(`No decision: ${JSON.stringify(body)}`);
      return status === 200;
    });
    return await Promise.all(statuses);
  }

  async function outcomesThere(expressions: readonly string[]): Promise<Outcomes> {
    const found = new Map<string, NoOutcome>();
    const taken = await compileThere(expressions, found);
    if (taken.length === 0) return found;
    if (found.size > 0) await publish(official, taken);
    const allowed = await decisions(official, taken.length);
    const address = `/emulator/v1/projects/${projectId}:ruleCoverage`;
    const values = readReport((await official.ask('GET', address, undefined, 'owner')).body);
    if (values.length !== taken.length) throw new Error('The report is not of these rules.');
    return new Map<string, Outcome | NoOutcome>([...found, ...outcomesOf(taken, values, allowed)]);
  }

  async function outcomesHere(expressions: readonly string[]): Promise<Outcomes> {
    const taken = expressions.filter(isAcceptedHere);
    const { status, body } = await publish(local, taken);
    if (status !== 200) throw new Error(`The rules were not taken: ${JSON.stringify(body)}`);
    const allowed = await decisions(local, taken.length);
    const refused: Outcomes = new Map(expressions.map(text => [text, REFUSED]));
    return new Map<string, Outcome | NoOutcome>([
      ...refused,
      ...outcomesOf(taken, taken.map(valueHere), allowed),
    ]);
  }

  function valueHere(expression: string, index: number): PlainValue {
    const own = `d${index}/x`;
    const read = (path: string) => {
      const fields =
        path === own || path === 'c/x' ? RESOURCE_FIELDS : path === 'c/y' ? OTHER_FIELDS : undefined;
      return fields && { path, fields: asStored(fields, database), createTime: 0, updateTime: 0 };
    };
    return localValue(rulesOf([expression]).replace('match /d0/', `match /d${index}/`), {
      method: 'get',
      path: own,
      auth: { uid: USER, token: { sub: USER, ...CLAIMS } },
      time: Date.now() * 1000,
      database: '(default)',
      resource: read(own),
      read,
      readAfter: read,
    });
  }

  function differenceIn(expression: string, here: Outcomes, there: Outcomes): ExpressionDifference[] {
    const [mine, theirs] = [here.get(expression), there.get(expression)];
    if (theirs === NOT_COMPILED) {
      counts.notCompiled += 1;
      return [];
    }
    counts.compared += 1;
    if (typeof theirs === 'object' && theirs.value !== ERROR) counts.withValue += 1;
    if (typeof theirs === 'object' && theirs.allowed) counts.allowed += 1;
    return areSame(expression, mine, theirs) ? [] : [{ expression, local: mine, official: theirs }];
  }

  return {
    counts,
    async plant() {
      const paths = ['c/x', ...Array.from({ length: MOST_AT_ONCE }, (_, index) => `d${index}/x`)];
      const write = (path: string, fields: unknown) => ({ update: { name: `${database}/${path}`, fields } });
      const writes = [...paths.map(path => write(path, RESOURCE_FIELDS)), write('c/y', OTHER_FIELDS)];
      for (const side of sides.both) {
        expectDone(await side.ask('POST', `/v1/${database}:commit`, { writes }, 'owner'));
      }
    },
    async ask(expressions) {
      const [here, there] = await Promise.all([outcomesHere(expressions), outcomesThere(expressions)]);
      return expressions.flatMap(expression => differenceIn(expression, here, there));
    },
  };
}

/** Java's functions round the last digit of these in another way than JavaScript's. */
const ROUNDED = /math\.pow\(|\.distance\(/;
const SURE_DIGITS = 14;
/** Before version 19 Java wrote some floats with more digits than they need. */
const LONG_FLOAT = /-?[0-9]+\.[0-9]{14,}(?:E-?[0-9]+)?/g;

function areSame(expression: string, mine: unknown, theirs: unknown): boolean {
  if (isDeepStrictEqual(mine, theirs)) return true;
  const isRounded = ROUNDED.test(expression);
  return isDeepStrictEqual(withSureDigits(mine, isRounded), withSureDigits(theirs, isRounded));
}

function withSureDigits(json: unknown, isRounded: boolean): unknown {
  return JSON.parse(JSON.stringify(json), (key, value) => {
    if (typeof value === 'string') return value.replace(LONG_FLOAT, sureDigits);
    return isRounded && key === 'float' && typeof value === 'number' ? sureDigits(value) : value;
  });
}

const sureDigits = (value: number | string) => Number(value).toPrecision(SURE_DIGITS);

function outcomesOf(
  expressions: readonly string[],
  values: readonly PlainValue[],
  allowed: readonly boolean[],
): Map<string, Outcome> {
  return new Map(
    expressions.map((text, index) => [text, { value: values[index], allowed: allowed[index] === true }]),
  );
}

/** Lines before the first expression. */
const FIRST_LINE = 3;

/** Each expression in a list that equals nothing, so that it is evaluated, and as a condition of its own. */
function rulesOf(expressions: readonly string[]): string {
  const lines = expressions.map(
    (text, index) => `match /d${index}/{id} { allow get: if [${text}] == 0; allow get: if ${text}; }`,
  );
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${lines.join('\n')}
} }`;
}

function refusedLines(body: unknown): ReadonlySet<number> {
  return new Set(
    Array.from((messageOf({ status: 400, body }) ?? '').matchAll(/^L(\d+):/gm), ([, line]) => Number(line)),
  );
}

/** Whether our compiler takes the expression. */
function isAcceptedHere(expression: string): boolean {
  try {
    loadRules(rulesOf([expression]));
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

/** The value in each list, in the order of the rules. */
function readReport(body: unknown): readonly PlainValue[] {
  const report: unknown = isObject(body) ? body.report : undefined;
  if (!Array.isArray(report)) throw new Error(`No report of coverage: ${JSON.stringify(body)}`);
  // Of a line the list is first; a second condition that is `true` or a name alone has no entry.
  const perLine = new Map<unknown, unknown>();
  for (const condition of report) {
    const line = isObject(condition) && isObject(condition.sourcePosition) && condition.sourcePosition.line;
    if (!perLine.has(line)) perLine.set(line, condition);
  }
  return Array.from(perLine.values(), valueOfList);
}

function valueOfList(condition: unknown): PlainValue {
  const list: unknown =
    isObject(condition) && Array.isArray(condition.children) ? condition.children[0] : undefined;
  const values: readonly unknown[] = isObject(list) && Array.isArray(list.values) ? list.values : [];
  // One that was tried before its documents were there has two, the last of them with the documents.
  const found = values.flatMap(entry =>
    isObject(entry) && !isUnfinished(entry.value) ? [plainOfficial(entry.value)] : [],
  );
  // What fails within the engine itself is not reported.
  return found.length === 0 ? ERROR : found.at(-1);
}

function isUnfinished(value: unknown): boolean {
  return isObject(value) && isObject(value.undefined) && value.undefined.causeMessage === undefined;
}

/** References of documents are to the same database. */
function asStored(fields: object, database: string): Fields {
  return JSON.parse(JSON.stringify(fields).replaceAll('{database}', database));
}

function unsignedToken(claims: object): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function expectDone({ status, body }: Answer): void {
  if (status !== 200) throw new Error(`The documents were not taken: ${JSON.stringify(body)}`);
}
