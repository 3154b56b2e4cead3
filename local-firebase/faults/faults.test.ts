import { describe, expect, it } from 'vitest';
import type { FaultRule } from './faultRule';
import { createFaults } from './faults';

const COMMIT = new URL('http://localhost/v1/projects/demo/databases/(default)/documents:commit?key=1');
const drop = { kind: 'dropRequest' } as const;

describe('createFaults', () => {
  it.each([
    ['a part of the path', { path: ':commit' }, true],
    ['a part of the query', { path: 'key=1' }, true],
    ['another path', { path: ':runQuery' }, false],
    ['a regular expression', { path: { regex: 'documents:(commit|batchGet)' } }, true],
    ['a regular expression that does not fit', { path: { regex: '^/identitytoolkit' } }, false],
    ['the method, in any case', { method: 'post', path: '/' }, true],
    ['another method', { method: 'GET', path: '/' }, false],
  ])('matches by %s', (_title, match, isTaken) => {
    const faults = createFaults();
    faults.inject({ match, fault: drop });
    expect(faults.take('POST', COMMIT)).toEqual(isTaken ? drop : null);
  });

  it.each([
    ['(a+)+$', false],
    ['(a|a)*$', true],
    ['(.*a)*$', true],
    ['^((a?)*)*$', false],
    ['(a|b|ab)*c', false],
    ['(a*)*'.repeat(12), true],
  ])('is not blocked by %s on the longest path there can be', (regex, isTaken) => {
    const faults = createFaults();
    faults.inject({ match: { path: { regex } }, fault: drop });
    const url = new URL(`http://localhost/${'a'.repeat(16_000)}!`);
    expect(faults.take('GET', url)).toEqual(isTaken ? drop : null);
  });

  it('takes the rule injected first, then the next when that one is spent', () => {
    const faults = createFaults();
    faults.inject({ match: { path: '/' }, fault: { kind: 'status', status: 500 }, times: 2 });
    faults.inject({ match: { path: '/' }, fault: drop, times: 1 });
    const kinds = Array.from({ length: 4 }, () => faults.take('POST', COMMIT)?.kind);
    expect(kinds).toEqual(['status', 'status', 'dropRequest', undefined]);
    expect(faults.list()).toEqual([]);
  });

  it('lists how often a rule is still for', () => {
    const faults = createFaults();
    const id = faults.inject({ match: { path: '/' }, fault: drop, times: 3 });
    faults.take('POST', COMMIT);
    expect(faults.list()).toEqual([{ id, match: { path: '/' }, fault: drop, times: 2 }]);
  });

  it('clears one rule or all', () => {
    const faults = createFaults();
    const first = faults.inject({ match: { path: '/' }, fault: drop });
    faults.inject({ match: { path: '/' }, fault: { kind: 'hang' } });
    expect(faults.clear(first)).toBe(true);
    expect(faults.clear(first)).toBe(false);
    expect(faults.take('POST', COMMIT)).toEqual({ kind: 'hang' });
    faults.clear();
    expect(faults.take('POST', COMMIT)).toBeNull();
  });

  it.each([
    [null, 'A fault rule must be an object.'],
    [{ match: { path: '/' } }, 'fault must be an object.'],
    [{ match: { path: '' }, fault: drop }, 'match.path'],
    [{ match: { path: { regex: '(' } }, fault: drop }, 'match.path: "(" is no RE2 pattern'],
    [{ match: { path: { regex: 'a)|(b' } }, fault: drop }, 'is no RE2 pattern'],
    [{ match: { path: { regex: '(?=a)' } }, fault: drop }, 'unsupported Perl syntax'],
    [{ match: { path: { regex: '(.{1000}){9}' } }, fault: drop }, 'counted repetitions'],
    [{ match: { path: { regex: 'a'.repeat(61) } }, fault: drop }, '60 characters at most'],
    [{ match: { path: '/', method: 1 }, fault: drop }, 'match.method must be text.'],
    [{ match: { path: '/', host: 'x' }, fault: drop }, 'host is no part of match.'],
    [{ match: { path: '/' }, fault: drop, time: 1 }, 'time is no part of a fault rule.'],
    [{ match: { path: '/' }, fault: drop, times: 0 }, 'times must be a whole number from 1.'],
    [{ match: { path: '/' }, fault: { kind: 'explode' } }, 'not "explode".'],
    [{ match: { path: '/' }, fault: { kind: { toString: 'delay' } } }, 'fault.kind must be one of'],
    [{ match: { path: '/' }, fault: { kind: 'delay', delayMs: -1 } }, 'fault.delayMs'],
    [{ match: { path: '/' }, fault: { kind: 'delay', delayMs: 2 ** 31 } }, 'fault.delayMs'],
    [{ match: { path: '/' }, fault: { kind: 'status', status: 99 } }, 'fault.status'],
    [{ match: { path: '/' }, fault: { kind: 'htmlStatus' } }, 'fault.status'],
    [{ match: { path: { regex: '/', flags: 'i' } }, fault: drop }, 'flags is no part of match.path.'],
    [{ match: { path: '/' }, fault: { kind: 'hang', times: 1 } }, 'times is no part of a hang fault.'],
    [{ match: { path: '/' }, fault: { kind: 'delay', delayMs: 1, times: 1 } }, 'times is no part of'],
    [{ match: { path: '/' }, fault: { kind: 'status', status: 500, times: 1 } }, 'times is no part of'],
    [{ match: { path: '/' }, fault: { kind: 'htmlStatus', status: 500, body: {} } }, 'body is no part of'],
    [{ match: { path: '/' }, fault: { kind: 'htmlStatus', status: 204 } }, 'HTTP 204 has no body'],
    [{ match: { path: '/' }, fault: { kind: 'htmlStatus', status: 205 } }, 'HTTP 205 has no body'],
    [{ match: { path: '/' }, fault: { kind: 'status', status: 304, body: {} } }, 'HTTP 304 has no body'],
  ])('refuses %j loudly', (rule, message) => {
    expect(() => createFaults().inject(rule as FaultRule)).toThrow(message);
  });
});
