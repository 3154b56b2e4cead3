import type { StoredDocument } from '../../local-firebase/firestore/documents/document';
import { createAccessBudget } from '../../local-firebase/rules/evaluate/documentAccess';
import type { Rules } from '../../local-firebase/rules/rules';
import type { RulesRequest } from '../../local-firebase/rules/rulesRequest';
import { encodeFields } from '../../local-firebase/rules/testing/plainData';
import { queryOf } from '../../local-firebase/rules/testing/plainQuery';
import { asPlain, staged } from './staged';
import type { Documents, Vector } from './vector';

/** 2026-01-15T09:00:00Z, the moment of every request that does not say another. */
export const NOW_MS = 1_768_467_600_000;

/** A vector that is only to be decided: everything but the rules is worked out once. */
export type Prepared = {
  readonly vector: Vector;
  /** Whether the rules allow the request. */
  allowed(rules: Rules): boolean;
};

/** @param nowMs milliseconds since the epoch, of the request */
export function prepare(vector: Vector, nowMs = NOW_MS): Prepared {
  const requests = requestsOf(vector, nowMs);
  return {
    vector,
    allowed(rules) {
      const accessBudget = createAccessBudget();
      return requests.every(request => rules.decide({ ...request, accessBudget }).allowed);
    },
  };
}

function requestsOf({ auth, before, request }: Vector, nowMs: number): RulesRequest[] {
  const time = nowMs * 1000;
  const stored = encode(before, nowMs);
  const read = (path: string) => stored.get(path);
  const common = { auth, time, database: '(default)', read, readAfter: read };
  switch (request.kind) {
    case 'get':
      return [{ ...common, method: 'get', path: request.path, resource: read(request.path) }];
    case 'list':
      return [{ ...common, method: 'list', query: queryOf(request.collection, request.query, time) }];
    case 'commit': {
      const after = encode(staged(before, request.writes), nowMs);
      return request.writes.map(({ path }) => {
        const [resource, left] = [read(path), after.get(path)];
        const method = left === undefined ? 'delete' : resource === undefined ? 'create' : 'update';
        return { ...common, readAfter: at => after.get(at), method, path, resource, after: left };
      });
    }
    default:
      return request satisfies never;
  }
}

function encode(documents: Documents, nowMs: number): Map<string, StoredDocument> {
  return new Map(
    Object.entries(documents).map(([path, fields]) => [
      path,
      { path, fields: encodeFields(asPlain(fields, nowMs), nowMs * 1000), createTime: 0, updateTime: 0 },
    ]),
  );
}
