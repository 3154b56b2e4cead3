import type { StoredDocument } from '../../local-firebase/firestore/document';
import { createAccessBudget } from '../../local-firebase/rules/evaluate/documentAccess';
import type { Rules } from '../../local-firebase/rules/rules';
import type { RulesRequest } from '../../local-firebase/rules/rulesRequest';
import { encodeFields } from '../../local-firebase/rules/testing/plainData';
import { queryOf } from '../../local-firebase/rules/testing/plainQuery';
import { asPlain, staged } from './staged';
import type { Documents, Vector } from './vector';

/** 2026-01-15T09:00:00Z, the moment of every request. */
export const NOW_MS = 1_768_467_600_000;
const TIME = NOW_MS * 1000;

/** A vector that is only to be decided: everything but the rules is worked out once. */
export type Prepared = {
  readonly vector: Vector;
  /** Of the first segment of every path the request names. */
  readonly collections: ReadonlySet<string>;
  /** Whether the rules allow the request. */
  allowed(rules: Rules): boolean;
};

export function prepare(vector: Vector): Prepared {
  const requests = requestsOf(vector);
  return {
    vector,
    collections: new Set(pathsOf(vector).map(path => path.split('/')[0] ?? '')),
    allowed(rules) {
      const accessBudget = createAccessBudget();
      return requests.every(request => rules.decide({ ...request, accessBudget }).allowed);
    },
  };
}

function pathsOf({ request }: Vector): string[] {
  switch (request.kind) {
    case 'get':
      return [request.path];
    case 'list':
      return [request.collection];
    case 'commit':
      return request.writes.map(({ path }) => path);
    default:
      return request satisfies never;
  }
}

function requestsOf({ auth, before, request }: Vector): RulesRequest[] {
  const stored = encode(before);
  const read = (path: string) => stored.get(path);
  const common = { auth, time: TIME, database: '(default)', read, readAfter: read };
  switch (request.kind) {
    case 'get':
      return [{ ...common, method: 'get', path: request.path, resource: read(request.path) }];
    case 'list':
      return [{ ...common, method: 'list', query: queryOf(request.collection, request.query, TIME) }];
    case 'commit': {
      const after = encode(staged(before, request.writes));
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

function encode(documents: Documents): Map<string, StoredDocument> {
  return new Map(
    Object.entries(documents).map(([path, fields]) => [
      path,
      { path, fields: encodeFields(asPlain(fields, NOW_MS), TIME), createTime: 0, updateTime: 0 },
    ]),
  );
}
