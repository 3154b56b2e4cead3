import type { Json } from '../storage/storage';
import { BODILESS, FAULT_KINDS, type Fault } from './fault';
import { compilePathPattern } from './pathPattern';

/** A text that the path and query contain, or a regular expression (RE2, at most 60 characters) that they match. */
export type PathPattern = string | { readonly regex: string };

/** Which requests meet a fault, and how often. */
export type FaultRule = {
  readonly match: { readonly method?: string; readonly path: PathPattern };
  readonly fault: Fault;
  /** After so many requests the rule is spent; without it, it holds until cleared. */
  readonly times?: number;
};

/** Longer than any client waits; a timer of more than 24 days would end at once. */
const MAX_DELAY_MS = 3_600_000;

/** A rule that was sent as JSON or by a form cannot be used. The message says what is wrong with it. */
export class FaultRuleError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FaultRuleError';
  }
}

/** @throws FaultRuleError when `rule` is not a FaultRule, or its regular expression is none */
export function parseFaultRule(rule: unknown): FaultRule {
  const { match, fault, times, ...others } = recordOf(rule, 'A fault rule');
  refuseOthers(others, 'a fault rule');
  const { method, path, ...otherMatches } = recordOf(match, 'match');
  refuseOthers(otherMatches, 'match');
  if (method !== undefined && typeof method !== 'string')
    throw new FaultRuleError('match.method must be text.');
  if (times !== undefined && !isCount(times))
    throw new FaultRuleError('times must be a whole number from 1.');
  return {
    match: { ...(method === undefined ? {} : { method: method.toUpperCase() }), path: parsePath(path) },
    fault: parseFault(fault),
    ...(times === undefined ? {} : { times }),
  };
}

function parsePath(path: unknown): PathPattern {
  if (typeof path === 'string' && path !== '') return path;
  const { regex, ...others } = recordOf(path, 'match.path, where it is not a text,');
  refuseOthers(others, 'match.path');
  if (typeof regex !== 'string') throw new FaultRuleError('match.path must be a text or { regex }.');
  pathTest({ regex });
  return { regex };
}

/** Whether a path with its query fits. @throws FaultRuleError when the regular expression is none */
export function pathTest(pattern: PathPattern): (path: string) => boolean {
  if (typeof pattern === 'string') return path => path.includes(pattern);
  try {
    return compilePathPattern(pattern.regex);
  } catch (error) {
    throw new FaultRuleError(`match.path: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function parseFault(value: unknown): Fault {
  const { kind, ...fields } = recordOf(value, 'fault');
  switch (kind) {
    case 'dropRequest':
    case 'applyThenDrop':
    case 'applyThenCut':
    case 'hang':
    case 'html200':
    case 'redirect':
      refuseOthers(fields, `a ${kind} fault`);
      return { kind };
    case 'delay': {
      const { delayMs, ...others } = fields;
      refuseOthers(others, 'a delay fault');
      if (!isCount(delayMs) || delayMs > MAX_DELAY_MS)
        throw new FaultRuleError(`fault.delayMs must be whole milliseconds from 1 to ${MAX_DELAY_MS}.`);
      return { kind, delayMs };
    }
    case 'status': {
      const { status: sent, body, ...others } = fields;
      refuseOthers(others, 'a status fault');
      const status = parseStatus(sent);
      if (body === undefined) return { kind, status };
      refuseBodiless(status);
      return { kind, status, body: body as Json };
    }
    case 'htmlStatus': {
      const { status: sent, ...others } = fields;
      refuseOthers(others, 'an htmlStatus fault');
      const status = parseStatus(sent);
      refuseBodiless(status);
      return { kind, status };
    }
    default:
      throw new FaultRuleError(
        `fault.kind must be one of ${FAULT_KINDS.join(', ')}, not ${JSON.stringify(kind)}.`,
      );
  }
}

function parseStatus(status: unknown): number {
  if (!isCount(status) || status < 200 || status > 599) {
    throw new FaultRuleError('fault.status must be an HTTP status from 200 to 599.');
  }
  return status;
}

function refuseBodiless(status: number): void {
  if (BODILESS.has(status)) throw new FaultRuleError(`fault.status: HTTP ${status} has no body.`);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

function recordOf(value: unknown, name: string): { [key: string]: unknown } {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new FaultRuleError(`${name} must be an object.`);
}

function refuseOthers(others: object, name: string): void {
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new FaultRuleError(`${unknown} is no part of ${name}.`);
}
