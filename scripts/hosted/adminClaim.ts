import { call, type Project } from './googleApi';

type User = {
  readonly localId: string;
  readonly customAttributes?: string;
  readonly emailVerified?: boolean;
};

/**
 * Gives the account with this e-mail the claim `role: 'admin'`, beside the claims it has. It is in the tokens made
 * from then on, within the hour; signing in again makes one at once. Rejects when there is no such account, or its
 * e-mail was never verified: nobody can yet say whose it is.
 */
export async function grantAdmin(project: Project, email: string): Promise<void> {
  const found = (await call(project, 'identity', '/accounts:lookup', { email: [email] })) as {
    users?: User[];
  };
  const user = found.users?.[0];
  if (!user) throw new Error(`${email} has no account yet. Let them sign up in the shop first.`);
  if (!user.emailVerified)
    throw new Error(`${email} has not been verified yet. Let them open the link first.`);
  const claims = { ...JSON.parse(user.customAttributes ?? '{}'), role: 'admin' };
  await call(project, 'identity', '/accounts:update', {
    localId: user.localId,
    customAttributes: JSON.stringify(claims),
  });
}
