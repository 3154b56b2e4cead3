import { describe, expect, it } from 'vitest';
import type { Run } from '@/services/firebase/firestore/runCommit';
import { runStaffCommit } from './runStaffCommit';

/** What staff write as, whose account calls itself so. */
async function nameOf(name: string): Promise<string> {
  const me = { uid: 'staff', email: 'staff@demo.test', name };
  const nothing = { get: async () => null, set: () => {}, update: () => {} };
  const run: Run = async request => 'transaction' in request && request.run({ me, ...nothing });
  let written = '';
  await runStaffCommit(run, {
    ...{ uid: 'staff', transaction: 'test' },
    async run(transaction) {
      written = transaction.me.name;
      return { outcome: 'saved' };
    },
  });
  return written;
}

describe('what staff write', () => {
  it.each(['Asha Rao', 'आशा राव', 'a'.repeat(200)])('is in the name of their account, %s', async name => {
    expect(await nameOf(name)).toBe(name);
  });

  it.each([
    ['of nothing', ''],
    ['that ends with a space', 'Asha Rao '],
    ['on two lines', 'Asha\nRao'],
    ['that turns letters round', 'Asha \u202eoaR'],
    ['that nobody reads to its end', 'a'.repeat(201)],
  ])('is under their e-mail, of an account with a name %s', async (_what, name) => {
    expect(await nameOf(name)).toBe('staff@demo.test');
  });
});
