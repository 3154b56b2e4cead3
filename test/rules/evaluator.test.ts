import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRulesTest } from '../../local-firebase/rules/testing/rulesTest';
import { NOW_MS } from './prepare';
import { asPlain, staged } from './staged';
import type { Documents, Vector } from './vector';
import { GROUPS, VECTORS } from './vectors/all';

const rules = readFileSync('firestore.rules', 'utf8');
const plain = (documents: Documents) =>
  Object.fromEntries(Object.entries(documents).map(([path, fields]) => [path, asPlain(fields, NOW_MS)]));

/** Reading the rules takes longer than deciding: vectors of one shop share what was read. */
const testers = new Map<Documents, ReturnType<typeof createRulesTest>>();
function testerFor(before: Documents): ReturnType<typeof createRulesTest> {
  const time = new Date(NOW_MS).toISOString();
  const tester = testers.get(before) ?? createRulesTest({ rules, documents: plain(before), time });
  testers.set(before, tester);
  return tester;
}

/** Asked in both readings of errors: where they differ, the rules lean on one of them, and this throws. */
function outcome({ auth, before, request }: Vector): { allowed: boolean; reason?: string | undefined } {
  const user = testerFor(before).as(auth);
  switch (request.kind) {
    case 'get':
      return user.get(request.path);
    case 'list':
      return user.list(request.collection, request.query);
    case 'commit': {
      const after = plain(staged(before, request.writes));
      return user.commit(
        request.writes.map(({ path }) => {
          const data = after[path];
          return data === undefined ? { kind: 'delete', path } : { kind: 'set', path, data };
        }),
      );
    }
    default:
      return request satisfies never;
  }
}

describe.each(Object.entries(GROUPS))('%s', (_group, vectors) => {
  it.each(vectors.map(vector => [vector.expect, vector.name, vector] as const))(
    '%s %s',
    (expected, _name, vector) => {
      const decision = outcome(vector);
      const said = decision.allowed ? 'allow' : `deny: ${decision.reason}`;
      expect(said.slice(0, expected.length), said).toBe(expected);
    },
  );
});

describe('the vectors', () => {
  it('have a name each', () => {
    expect(new Set(VECTORS.map(({ name }) => name)).size).toBe(VECTORS.length);
  });
});
