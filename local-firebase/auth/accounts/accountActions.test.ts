import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAuthServices } from '../authServices';
import { ASHA, PROJECT_ID } from '../testing/authFixture';
import { editAccount } from './account';
import { createAccount, signInWithPassword } from './accountActions';

it('signs nobody in by a password that was changed while it was being compared', async () => {
  const append = async () => {};
  const clock = () => 1_700_000_000_000;
  const services = createAuthServices({
    projectId: PROJECT_ID,
    clock,
    randomBytes,
    append,
    scryptCost: 1024,
  });
  const account = await createAccount(services, ASHA);
  const password = await services.passwords.hash('other-water-2');

  const changedMeanwhile = {
    ...services.passwords,
    async isRight() {
      services.accounts.replace(editAccount(account, { password }, clock()));
      return true;
    },
  };
  const signIn = signInWithPassword({ ...services, passwords: changedMeanwhile }, ASHA.email, ASHA.password);
  await expect(signIn).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
});
