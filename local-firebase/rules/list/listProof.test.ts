import { describe, expect, test } from 'vitest';
import { type PlainValue, reference } from '../testing/plainData';
import type { PlainQuery, Where } from '../testing/plainQuery';
import { createRulesTest } from '../testing/rulesTest';

/** Lists `things` as asha under `allow list: if condition`. */
function list(condition: string, query: PlainQuery, collection = 'things', match = '/things/{thing}') {
  const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function mine(data) { return data.owner == request.auth.uid; }
    match ${match} { allow list: if ${condition}; }
  }
}`;
  return createRulesTest({ rules }).as({ uid: 'asha' }).list(collection, query);
}

const where = (field: string, operator: Where[1], value: PlainValue): PlainQuery => ({
  where: [[field, operator, value]],
});

describe('a list is allowed where the query proves the rule', () => {
  test.each<[condition: string, query: PlainQuery]>([
    ['true', {}],
    ['request.auth.uid == "asha"', {}],
    ['resource.data.owner == request.auth.uid', where('owner', '==', 'asha')],
    ['mine(resource.data)', where('owner', '==', 'asha')],
    ['resource.data["owner"] == request.auth.uid', where('owner', '==', 'asha')],
    ['resource.data.get("owner", "") == request.auth.uid', where('owner', '==', 'asha')],
    ['resource.data.get("count", 0) > 2', where('count', '>', 2)],
    ['resource.data.public', where('public', '==', true)],
    [
      'resource.data.public || mine(resource.data)',
      {
        where: [
          {
            or: [
              ['public', '==', true],
              ['owner', '==', 'asha'],
            ],
          },
        ],
      },
    ],
    ['resource.data.address.city == "Pune"', where('address.city', '==', 'Pune')],
    ['resource.data.address is map && "city" in resource.data.address', where('address.city', '==', 'Pune')],
    ['resource.data.status in ["pending", "shipped"]', where('status', '==', 'pending')],
    ['resource.data.status in ["pending", "shipped"]', where('status', 'in', ['pending', 'shipped'])],
    ['resource.data.status != "draft"', where('status', '!=', 'draft')],
    ['resource.data.status != "draft"', where('status', '==', 'pending')],
    ['!(resource.data.status in ["draft", "gone"])', where('status', 'not-in', ['draft', 'gone'])],
    ['resource.data.status != null', where('status', '!=', null)],
    ['resource.data.status == null', where('status', '==', null)],
    ['resource.data.count == 3 && resource.data.count is number', where('count', '==', 3)],
    ['resource.data.count > 2', where('count', '>', 2)],
    ['resource.data.count > 2', where('count', '>=', 3)],
    ['resource.data.count >= 2 && 1 < resource.data.count', where('count', '>=', 2)],
    ['resource.data.count < 10 && resource.data.count != 12', where('count', '<', 10)],
    ['resource.data.count > 2', where('count', '==', 3)],
    ['resource.data.at >= timestamp.date(2026, 1, 1)', where('at', '>=', new Date('2026-01-02T00:00:00Z'))],
    ['resource.data.name >= "a"', where('name', '>', 'b')],
    ['"asha" in resource.data.members', where('members', 'array-contains', 'asha')],
    ['resource.data.members.hasAny(["asha", "ravi"])', where('members', 'array-contains', 'ravi')],
    [
      'resource.data.members.hasAny(["asha", "ravi"])',
      where('members', 'array-contains-any', ['ravi', 'asha']),
    ],
    ['resource.data.members is list', where('members', 'array-contains', 'ravi')],
    ['resource.data.count != 1', where('count', '>', 3)],
    ['resource.data.x != null && resource.data.x is float', where('x', '==', Number.NaN)],
    ['resource.data.members != "a"', where('members', 'array-contains', 'a')],
    ['"a" in resource.data.tags && !("b" in resource.data.tags)', where('tags', '==', ['a', 'c'])],
    ['request.query.limit <= 20 && request.query.offset == null', { limit: 20 }],
    ['resource != null && request.method == "list"', {}],
    ['thing == "t1"', where('__name__', '==', reference('things/t1'))],
    ['thing in ["t1", "t2"]', where('__name__', 'in', [reference('things/t1'), reference('things/t2')])],
  ])('%s by %j', (condition, query) => {
    const decision = list(condition, query);
    expect(decision.allowed ? 'allowed' : decision.reason).toBe('allowed');
  });
});

describe('a list is denied where the query does not prove the rule', () => {
  const unproven = (what: string) => new RegExp(`the query does not prove what ${what}`);

  test.each<[condition: string, query: PlainQuery, reason: RegExp]>([
    ['resource.data.owner == request.auth.uid', {}, unproven('resource.data.owner is equal to')],
    ['resource.data.owner == request.auth.uid', where('owner', '==', 'ravi'), /it is false/],
    ['resource.data.owner == request.auth.uid', where('owner', 'in', ['asha', 'ravi']), /it is false/],
    [
      'resource.data.owner == request.auth.uid',
      {
        where: [
          {
            or: [
              ['owner', '==', 'asha'],
              ['count', '==', 1],
            ],
          },
        ],
      },
      unproven('resource.data.owner'),
    ],
    [
      'resource.data.owner == request.auth.uid',
      where('owner', '>=', 'asha'),
      unproven('resource.data.owner'),
    ],
    ['resource.data.owner == request.auth.uid', { orderBy: ['owner'] }, unproven('resource.data.owner')],
    ['!resource.data.secret', where('owner', '==', 'asha'), unproven('resource.data.secret is')],
    ['resource.data.secret != true', where('secret', '!=', 1), unproven('resource.data.secret')],
    ['resource.data.count is int', where('count', '==', 3), unproven('resource.data.count is by type')],
    ['resource.data.count / 2 == 1', where('count', '==', 3), unproven('resource.data.count is$')],
    ['resource.data.count > 2', where('count', '>', 1), unproven('resource.data.count is >')],
    ['resource.data.count > 2', where('count', '>', 'a'), unproven('resource.data.count is >')],
    ['resource.data.count > 2', where('count', '<=', 2), /it is false/],
    ['resource.data.count > 3', where('count', '==', 3), /it is false/],
    ['resource.data.count < 3', where('count', '==', 3), /it is false/],
    ['resource.data.count != 3.5', where('count', '>', 2), unproven('resource.data.count is equal to')],
    ['resource.data.x == null', where('x', '!=', Number.NaN), unproven('resource.data.x is equal to')],
    ['resource.data.x == 1', where('x', '!=', null), unproven('resource.data.x is equal to')],
    [
      'resource.data.members == ["a"]',
      where('members', 'array-contains', 'a'),
      unproven('resource.data.members is equal'),
    ],
    [
      'resource.data.tags.join(",") == "a"',
      where('tags', '==', ['a']),
      unproven(String.raw`resource.data.tags gives by join\(\)`),
    ],
    [
      'resource.data.a.hasAll(resource.data.b)',
      where('a', 'array-contains', 1),
      unproven(String.raw`resource.data.a gives by hasAll\(\)`),
    ],
    ['resource.data.count < resource.data.limit', where('count', '<', 2), unproven('resource.data.count')],
    ['resource.data.a == resource.data.b', where('a', '==', 1), unproven('resource.data.a has in common')],
    ['resource.data.status in ["a"]', where('status', '!=', 'b'), unproven('resource.data.status')],
    [
      'resource.data.members.hasAll(["asha", "ravi"])',
      where('members', 'array-contains', 'asha'),
      unproven(String.raw`resource.data.members gives by hasAll\(\)`),
    ],
    // A range does not say of which type a field is, a found 1 may be a 1.0, and a name does not say what `id` is.
    ['resource.data.count != null', where('count', '>', 3), unproven('resource.data.count is equal to')],
    ['resource.data.at is timestamp', where('at', '>', new Date(0)), unproven('resource.data.at is by type')],
    ['!(resource.data.name is int)', where('name', '>', 'b'), unproven('resource.data.name is by type')],
    [
      'resource.data.tags == ["a", 1]',
      where('tags', '==', ['a', 1]),
      unproven('resource.data.tags is equal to'),
    ],
    ['"a" in resource.data.tags', where('tags', '==', ['a', 1]), unproven('resource.data.tags contains')],
    [
      'resource.id == "t1"',
      where('__name__', '==', reference('things/t1')),
      unproven('resource.id is equal to'),
    ],
    [
      'resource.data.members.size() == 1',
      where('members', 'array-contains', 'asha'),
      unproven(String.raw`resource.data.members gives by size\(\)`),
    ],
    ['"x" in resource.data', where('y', '==', 1), unproven('resource.data contains')],
    [
      'resource.data.get("hidden", false) == false',
      where('y', '==', 1),
      unproven('resource.data.hidden is there'),
    ],
    [
      'resource.data.keys().hasOnly(["y"])',
      where('y', '==', 1),
      unproven(String.raw`resource.data gives by keys\(\)`),
    ],
    ['thing == "t1"', {}, unproven('thing is equal to')],
    ['thing == "t1"', where('__name__', '>=', reference('things/t1')), unproven('thing is equal to')],
    ['thing == "t1"', where('ref', '==', reference('things/t1')), unproven('thing is equal to')],
    ['resource.id == "t1"', {}, unproven('resource.id is equal to')],
    [
      'exists(/databases/$(database)/documents/users/$(resource.data.owner))',
      {},
      /a path with resource.data.owner in it/,
    ],
    ['exists(resource.data.ref)', {}, unproven('resource.data.ref is, to look a document up')],
    ['request.path == /a', {}, unproven('request.path')],
    ['request.query.limit <= 20', {}, /there is no order between null and int/],
    ['request.query.limit <= 20', { limit: 21 }, /`request.query.limit <= 20`: it is false/],
    ['request.query.orderBy == "owner"', { orderBy: ['owner'] }, unproven('request.query.orderBy')],
    ['resource.data.k in {"a": 1}', {}, unproven('resource.data.k is$')],
    ['-resource.data.k < 1', {}, unproven('resource.data.k is$')],
    ['{"a": 1}[resource.data.k] == 1', {}, unproven('resource.data.k is, to look')],
    ['resource.data.owner + "" == "asha"', where('owner', '>', 'a'), unproven('resource.data.owner is$')],
  ])('%s by %j', (condition, query, reason) => {
    const decision = list(condition, query);
    expect(decision.allowed ? 'allowed' : decision.reason).toMatch(reason);
  });
});

describe('a collection that a query is over', () => {
  const user = { where: [['owner', '==', 'asha']] } as const;

  test.each<[collection: string, match: string, condition: string, query: PlainQuery]>([
    ['users/u1/orders', '/users/{user}/orders/{order}', 'user == "u1"', {}],
    ['orders', '/{path=**}/orders/{order}', 'mine(resource.data)', { ...user, group: true }],
    ['orders', '/{path=**}', 'true', { group: true }],
    ['orders', '/{path=**}/orders/{order}', 'true', {}],
  ])('%s is covered by match %s', (collection, match, condition, query) => {
    expect(list(condition, query, collection, match)).toMatchObject({ allowed: true });
  });

  test.each<[collection: string, match: string, query: PlainQuery, reason: RegExp]>([
    [
      'orders',
      '/orders/{order}',
      { group: true },
      /list \*\*\/orders is denied: no match statement covers it/,
    ],
    ['orders', '/users/{user}/orders/{order}', { group: true }, /no match statement covers it/],
    ['orders', '/orders/known', {}, /no match statement covers it/],
    ['users/u1/orders', '/orders/{order}', {}, /list users\/u1\/orders is denied: no match statement/],
  ])('%s is not covered by match %s', (collection, match, query, reason) => {
    const decision = list('true', query, collection, match);
    expect(decision.allowed ? 'allowed' : decision.reason).toMatch(reason);
  });
});
