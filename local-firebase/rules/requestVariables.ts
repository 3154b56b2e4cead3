import type { Query } from '../firestore/query/query';
import { resourceOf } from './evaluate/resource';
import { unknownValue } from './list/unknown';
import { type PathElement, pathValue } from './matching/matchPath';
import type { RulesRequest } from './rulesRequest';
import { timestampOfMicros } from './values/fromFirestore';
import { rulesValueOfJson } from './values/fromJson';
import { intOf } from './values/int64';
import { mapOf, NULL, type RulesValue, stringOf } from './values/value';

/** What `request` and `resource` are; `path` may stand for many, `resource` for the documents of a query. */
export function requestVariables(
  request: RulesRequest,
  path: readonly PathElement[],
  resource: RulesValue,
): ReadonlyMap<string, RulesValue> {
  const fields = new Map<string, RulesValue>([
    ['auth', authValue(request.auth)],
    ['time', timestampOfMicros(request.time)],
    ['method', stringOf(request.method)],
    ['path', pathValue('request.path', path)],
  ]);
  if (request.method === 'list') fields.set('query', queryValue(request.query));
  if (request.method === 'delete') fields.set('resource', NULL);
  if ((request.method === 'create' || request.method === 'update') && request.after !== undefined) {
    fields.set('resource', resourceOf(request.after, request.database));
  }
  return new Map([
    ['request', mapOf(fields)],
    ['resource', resource],
  ]);
}

function authValue(auth: RulesRequest['auth']): RulesValue {
  if (auth === null) return NULL;
  return mapOf(
    new Map([
      ['uid', stringOf(auth.uid)],
      ['token', rulesValueOfJson(auth.token)],
    ]),
  );
}

/** An absent limit or offset is null. The form of `orderBy` is documented nowhere, so nothing is proven by it. */
function queryValue({ limit, offset }: Query): RulesValue {
  return mapOf(
    new Map<string, RulesValue>([
      ['limit', limit === null ? NULL : intOf(limit)],
      ['offset', offset === 0 ? NULL : intOf(offset)],
      ['orderBy', unknownValue('request.query.orderBy')],
    ]),
  );
}
