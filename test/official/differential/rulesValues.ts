import { createDocumentAccess } from '../../../local-firebase/rules/evaluate/documentAccess';
import type { Environment } from '../../../local-firebase/rules/evaluate/environment';
import { evaluate } from '../../../local-firebase/rules/evaluate/evaluate';
import { EvaluationError, LimitError } from '../../../local-firebase/rules/evaluate/evaluationError';
import { resourceOf } from '../../../local-firebase/rules/evaluate/resource';
import { compileBlocks } from '../../../local-firebase/rules/matching/compileBlocks';
import { matchPath } from '../../../local-firebase/rules/matching/matchPath';
import { requestVariables } from '../../../local-firebase/rules/requestVariables';
import type { RulesRequest } from '../../../local-firebase/rules/rulesRequest';
import { parseRules } from '../../../local-firebase/rules/syntax/parseRules';
import type { Entries, RulesValue } from '../../../local-firebase/rules/values/value';
import { NULL } from '../../../local-firebase/rules/values/value';
import { isObject } from './answers';

/** A value of the rules language as JSON, in one form for both sides; an error is only that. */
export type PlainValue = unknown;
export const ERROR = 'an error';

/** What the first condition that covers the request compares with something: `[value] == 0`. */
export function localValue(rules: string, request: RulesRequest & { readonly path: string }): PlainValue {
  const path = ['databases', request.database, 'documents', ...request.path.split('/')];
  const resource =
    'resource' in request && request.resource ? resourceOf(request.resource, request.database) : NULL;
  for (const { pattern, allows, block } of compileBlocks(parseRules(rules))) {
    const wildcards = matchPath(pattern, path);
    const condition = allows[0]?.condition;
    if (wildcards === undefined || condition === undefined) continue;
    if (condition.kind !== 'binary' || condition.operator !== '==')
      throw new Error('The condition compares nothing.');
    const environment: Environment = {
      evaluation: {
        reading: 'absorbing',
        documents: createDocumentAccess({ ...request, budget: undefined }),
        substitute: undefined,
        expressions: 0,
        depth: 0,
        maxDepth: 0,
        at: undefined,
        falseAt: undefined,
      },
      block,
      variables: new Map([...requestVariables(request, path, resource), ...wildcards]),
      locals: new Map(),
    };
    try {
      return plainLocal(evaluate(condition.left, environment));
    } catch (error) {
      if (error instanceof EvaluationError || error instanceof LimitError) return ERROR;
      throw error;
    }
  }
  throw new Error('No condition covers the request.');
}

function plainLocal(value: RulesValue): PlainValue {
  switch (value.type) {
    case 'null':
      return null;
    case 'bool':
      return value.value;
    case 'int':
      return { int: value.value.toString() };
    case 'float':
      return { float: plainFloat(value.value) };
    case 'string':
      return value.value;
    case 'bytes':
      return { bytes: Buffer.from(value.value).toString('base64') };
    case 'timestamp':
      return { timestamp: value.nanos.toString() };
    case 'duration':
      return { duration: value.nanos.toString() };
    case 'latlng':
      return { latlng: [value.latitude, value.longitude] };
    case 'list':
      return value.items.map(plainLocal);
    case 'set':
      return { set: sorted(value.items.map(plainLocal)) };
    case 'map':
      return { map: plainEntries(value.entries) };
    case 'mapDiff':
      return { mapDiff: true };
    case 'path':
      return { path: value.segments };
    case 'unknown':
      throw new Error(`The value is not known: ${value.label}`);
    default:
      return value satisfies never;
  }
}

function plainEntries(entries: Entries): object {
  return Object.fromEntries(
    [...entries.keys()].sort().map(key => {
      const value = entries.get(key);
      return [key, value && plainLocal(value)];
    }),
  );
}

/** JSON has no NaN, no infinities and no -0. */
function plainFloat(value: number): number | string {
  return Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : String(value);
}

function sorted(items: readonly PlainValue[]): readonly PlainValue[] {
  return [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

type Json = { readonly [key: string]: unknown };

/** A value as the official emulator's report of coverage writes it. */
export function plainOfficial(json: unknown): PlainValue {
  if (!isObject(json)) throw new Error(`No value: ${JSON.stringify(json)}`);
  const [[kind, raw] = ['', undefined]] = Object.entries(json);
  const inner: Json = isObject(raw) ? raw : {};
  switch (kind) {
    case 'nullValue':
      return null;
    case 'boolValue':
    case 'stringValue':
      return raw;
    case 'intValue':
      return { int: String(raw) };
    case 'floatValue':
      return { float: plainFloat(Number(raw)) };
    case 'bytesValue':
      return { bytes: raw };
    case 'timestampValue':
      return { timestamp: timestampNanos(String(raw)).toString() };
    case 'durationValue':
      return { duration: durationNanos(String(raw)).toString() };
    case 'latlngValue':
      return { latlng: [inner.latitude ?? 0, inner.longitude ?? 0] };
    case 'listValue':
      return listOf(inner.values).map(plainOfficial);
    case 'setValue':
      return { set: sorted(listOf(inner.values).map(plainOfficial)) };
    case 'mapValue': {
      const fields = isObject(inner.fields) ? inner.fields : {};
      const entries = Object.entries(fields).map(([key, value]) => [key, plainOfficial(value)] as const);
      return { map: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))) };
    }
    case 'mapDiffValue':
      return { mapDiff: true };
    case 'pathValue':
      return { path: listOf(inner.segments).map(plainSegment) };
    case 'undefined':
      return ERROR;
    default:
      throw new Error(`The report has a value of an unknown kind: ${JSON.stringify(json)}`);
  }
}

function listOf(json: unknown): readonly unknown[] {
  return Array.isArray(json) ? json : [];
}

function plainSegment(json: unknown): unknown {
  if (!isObject(json)) throw new Error(`No segment: ${JSON.stringify(json)}`);
  return 'simple' in json ? json.simple : { bind: json.capture ?? JSON.stringify(json) };
}

function timestampNanos(text: string): bigint {
  const [seconds = '', fraction = ''] = text.replace('Z', '').split('.');
  return BigInt(Date.parse(`${seconds}Z`)) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

function durationNanos(text: string): bigint {
  const [, sign = '', seconds = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?s$/.exec(text) ?? [];
  const nanos = BigInt(seconds) * 1_000_000_000n + BigInt(fraction.padEnd(9, '0'));
  return sign === '-' ? -nanos : nanos;
}
