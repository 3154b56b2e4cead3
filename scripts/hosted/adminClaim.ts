import { call, type Project } from './googleApi';

type User = {
  readonly localId: string;
  readonly customAttributes?: string;
  readonly emailVerified?: boolean;
};

/** Of an ID token, which carries its claims until then, whatever becomes of the account. */
const TOKEN_LIFETIME_MS = 3_600_000;

/**
 * Gives the account with this e-mail the claim `role: 'admin'`, beside the claims it has. It is in the tokens made
 * from then on, within the hour; signing in again makes one at once. Rejects when there is no such account, or its
 * e-mail was never verified: nobody can yet say whose it is.
 */
export async function grantAdmin(project: Project, email: string): Promise<void> {
  const user = await userOf(project, email);
  if (!user) throw new Error(`${email} has no account yet. Let them sign up in the shop first.`);
  if (!user.emailVerified)
    throw new Error(`${email} has not been verified yet. Let them open the link first.`);
  const claims = { ...claimsOf(user), role: 'admin' };
  await call(project, 'identity', '/accounts:update', {
    localId: user.localId,
    customAttributes: JSON.stringify(claims),
  });
}

/**
 * Takes the role from the account with this e-mail and ends all its sessions, in one change: no device gets a new token
 * without signing in again. Says what that does not end. It may be done again. Rejects when there is no such account.
 */
export async function revokeAdmin(project: Project, email: string, nowMs: number): Promise<string> {
  const user = await userOf(project, email);
  if (!user) throw new Error(`${email} has no account.`);
  const { role, ...claims } = claimsOf(user);
  await call(project, 'identity', '/accounts:update', {
    localId: user.localId,
    customAttributes: JSON.stringify(claims),
    validSince: String(Math.floor(nowMs / 1000)),
  });
  const until = new Date(nowMs + TOKEN_LIFETIME_MS).toISOString();
  return `${email} ${role === 'admin' ? 'is no admin any more' : 'was no admin'}, and is signed out everywhere.
A token that a device has already still opens the back office until it ends, ${until} at the latest: an hour.
Firestore's rules cannot tell it from a good one. What the device holds of the shop's data goes when it asks for a new token.
The account itself stays. To keep its owner from signing in as a customer too, disable it in the Firebase console.`;
}

async function userOf(project: Project, email: string): Promise<User | undefined> {
  const found = (await call(project, 'identity', '/accounts:lookup', { email: [email] })) as {
    users?: User[];
  };
  return found.users?.[0];
}

function claimsOf({ customAttributes }: User): { readonly [claim: string]: unknown } {
  return JSON.parse(customAttributes || '{}');
}
