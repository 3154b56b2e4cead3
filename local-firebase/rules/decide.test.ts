import { describe, expect, test } from 'vitest';
import { serverTime } from './testing/plainData';
import { assertAllowed, assertDenied, createRulesTest } from './testing/rulesTest';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function isAdmin() { return signedIn() && request.auth.token.get('role', '') == 'admin'; }

    match /orders/{order} {
      allow get: if signedIn() && (resource == null || resource.data.owner == request.auth.uid);
      allow get, update: if isAdmin();
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time
        && getAfter(/databases/$(database)/documents/stock/$(request.resource.data.product)).data.left == 4;
      allow delete: if request.resource == null && resource.data.owner == request.auth.uid;

      match /notes/{note} {
        allow read: if order == 'o1' && note.matches('n[0-9]');
      }
    }
    match /stock/{product} {
      allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(['left'])
        && existsAfter(/databases/$(database)/documents/orders/o9);
    }
    match /silent/{id} {}
    match /public/{path=**} { allow read; }
    match /{path=**}/logs/{log} { allow read: if path[0] == 'public'; }
  }
}`;

const documents = {
  'orders/o1': { owner: 'asha' },
  'orders/o2': { owner: 'ravi' },
  'stock/p1': { left: 5, name: 'Bottle' },
};
const rules = createRulesTest({ rules: RULES, documents });
const asha = rules.as({ uid: 'asha' });
const admin = rules.as({ uid: 'meera', token: { role: 'admin' } });
const nobody = rules.as(null);

describe('a request', () => {
  test('is allowed where one statement for its method holds', () => {
    assertAllowed(asha.get('orders/o1'));
    assertAllowed(asha.get('orders/unknown'));
    assertAllowed(admin.get('orders/o1'));
    assertAllowed(asha.delete('orders/o1'));
    assertAllowed(admin.update('orders/o1', { status: 'shipped' }));
  });

  test('is denied where none does, with every statement that was tried', () => {
    const decision = asha.get('orders/o2');
    assertDenied(decision, /get orders\/o2 is denied: the allow at 8:7 does not hold, since at 8:56/);
    expect(decision).toMatchObject({
      location: { line: 9, column: 7 },
      trace: [
        {
          location: { line: 8, column: 7 },
          outcome: 'false',
          at: { line: 8, column: 56, source: 'resource.data.owner == request.auth.uid' },
        },
        {
          location: { line: 9, column: 7 },
          outcome: 'false',
          at: { line: 5, source: expect.stringContaining("== 'admin'") },
        },
      ],
    });
  });

  test('that a condition has an error for is denied with the place of the error', () => {
    const decision = nobody.delete('orders/o1');
    assertDenied(decision, /at 13:75 `request.auth.uid`: null has no field uid/);
  });

  test('without a matching statement is denied', () => {
    assertDenied(asha.get('secrets/s1'), /no match statement covers it/);
    assertDenied(asha.get('orders/o1/deep/d1'), /no match statement covers it/);
    assertDenied(asha.get('silent/s1'), /no allow statement speaks for get/);
    assertDenied(asha.delete('stock/p1'), /no allow statement speaks for delete/);
    assertDenied(asha.list('orders'), /no allow statement speaks for list/);
  });

  test('sees the wildcards of its path', () => {
    assertAllowed(nobody.get('orders/o1/notes/n1'));
    assertDenied(nobody.get('orders/o2/notes/n1'), /`order == 'o1'`: it is false/);
    assertDenied(nobody.get('orders/o1/notes/x'), /`note.matches\('n\[0-9\]'\)`: it is false/);
  });

  test('is matched by a wildcard for any number of segments', () => {
    assertAllowed(nobody.get('public/a'));
    assertAllowed(nobody.get('public/a/b/c'));
    assertAllowed(nobody.get('public/a/logs/c'));
    assertDenied(nobody.get('private/a/logs/c'), /`path\[0\] == 'public'`: it is false/);
    assertDenied(nobody.get('logs/a'), /there is nothing at 0 of 0/);
  });
});

describe('a commit', () => {
  const order = { owner: 'asha', product: 'p1', at: serverTime };
  const set = { kind: 'set', path: 'orders/o9', data: order } as const;
  const take = { kind: 'update', path: 'stock/p1', data: { left: 4 } } as const;

  test('is allowed where every write is, each seeing what the others leave', () => {
    assertAllowed(asha.commit([set, take]));
    assertAllowed(asha.commit([take, set]));
  });

  test('is denied as a whole where one write is', () => {
    assertDenied(asha.commit([set]), /create orders\/o9 is denied: .*left == 4/);
    assertDenied(asha.commit([take]), /update stock\/p1 is denied: .*existsAfter/);
    assertDenied(asha.commit([set, { ...take, data: { left: 4, name: 'Cup' } }]), /affectedKeys/);
    assertDenied(
      rules.as({ uid: 'ravi' }).commit([set, take]),
      /request.resource.data.owner == request.auth.uid/,
    );
  });
});

describe('the assertions', () => {
  test('fail for the other outcome and for another reason', () => {
    expect(() => assertAllowed(asha.get('secrets/s1'))).toThrow(/Denied: get secrets\/s1 is denied/);
    expect(() => assertDenied(asha.get('orders/o1'))).toThrow(/Allowed/);
    expect(() => assertDenied(asha.get('secrets/s1'), /is false/)).toThrow(/for another reason/);
  });
});
