import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadRules } from '../../local-firebase/rules/rules';
import { NOW_MS, prepare } from './prepare';
import {
  ASHA,
  cancelling,
  DRIVER,
  giveBack,
  ORDER,
  placing,
  RAVI,
  SHELF,
  storedOrder,
  take,
  writtenDown,
} from './shop';
import { staged } from './staged';
import { commit, type Documents, type VectorAuth, type VectorRequest } from './vector';
import { collect, day, deliver } from './vectors/stops';

const rules = loadRules(readFileSync('firestore.rules', 'utf8'));

function isAllowed(auth: VectorAuth, before: Documents, request: VectorRequest): boolean {
  return prepare({ name: '', auth, before, request, expect: 'allow' }, NOW_MS).allowed(rules);
}

const without = (path: string, request: VectorRequest): VectorRequest =>
  request.kind === 'commit' ? commit(...request.writes.filter(write => write.path !== path)) : request;

// Each commit alone is at the time of its request; the clock counts milliseconds, and two commits can share one.
it.each([
  [
    'stock of an order that was placed, by somebody else',
    [ASHA, SHELF, placing({ '1': 100 })],
    [RAVI, commit(take('1', 100))],
  ],
  [
    'stock of an order that was cancelled',
    [ASHA, { ...SHELF, [`orders/${ORDER}`]: storedOrder({ '1': 100 }) }, cancelling({ '1': 100 })],
    [ASHA, commit(giveBack('1', 100))],
  ],
  [
    'a run, which says that nothing was collected',
    [DRIVER, day(), collect({ state: 'partly', amount: 20 })],
    [DRIVER, without(`orders/${ORDER}`, deliver())],
  ],
] as const)('a second commit of the same moment writes alone %s: denied', (_name, first, second) => {
  const [author, before, request] = first;
  const told = writtenDown(request, { as: author, before });
  expect(isAllowed(author, before, told)).toBe(true);
  const after = staged(before, told.kind === 'commit' ? told.writes : []);
  expect(isAllowed(second[0], after, second[1])).toBe(false);
});
