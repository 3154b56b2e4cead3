import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change } from '../../storage/storage';
import type { Account } from './account';
import { createAccountTable } from './accountTable';

const anAccount = fc.record({
  uid: fc.constantFrom('a', 'b', 'c'),
  email: fc.constantFrom('x@test', 'y@test', 'z@test'),
}) as fc.Arbitrary<Account>;

const aStep = fc.record({ verb: fc.constantFrom('insert', 'replace', 'remove'), account: anAccount });

it('holds one account for an address, finds every account by its own, and is the same after a restart', () => {
  fc.assert(
    fc.property(fc.array(aStep), steps => {
      const table = createAccountTable();
      const restarted = createAccountTable();
      const changes: Change[] = [];
      for (const { verb, account } of steps) {
        const before = table.list();
        try {
          if (verb === 'remove') changes.push(table.remove(account.uid));
          else changes.push(verb === 'insert' ? table.insert(account) : table.replace(account));
        } catch {
          expect(table.list()).toEqual(before);
        }
      }
      for (const change of changes) restarted.restore(change);

      for (const { list, findByEmail } of [table, restarted]) {
        const emails = list().map(({ email }) => email);
        expect(new Set(emails).size).toBe(emails.length);
        for (const email of ['x@test', 'y@test', 'z@test']) {
          expect(findByEmail(email)).toEqual(list().find(account => account.email === email));
        }
      }
      expect(restarted.list()).toEqual(table.list());
    }),
  );
});
