import { randomUUID } from 'node:crypto';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import { call, type Project } from './googleApi';

const ROLES = ['admin', 'driver'] as const;
type Role = (typeof ROLES)[number];

export const isRole = (role: unknown): role is Role => ROLES.some(known => known === role);

type User = {
  readonly localId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly customAttributes?: string;
  readonly emailVerified?: boolean;
};

/** Of an ID token, which carries its claims until then, whatever becomes of the account. */
const TOKEN_LIFETIME_MS = 3_600_000;

/** Who did it, where a person with a Google account did and no account of the shop. */
const BY = { id: 'hosted', name: 'scripts/hosted' };

type Grant = { readonly email: string; readonly role: Role; readonly nowMs: number };

/**
 * Gives the account with this email a role: the claim `role`, beside the claims it has, and `people/{uid}`. The claim is in
 * the tokens made from then on; whoever had the other role is signed out, so that no token keeps it for longer than an hour.
 * Rejects when there is no such account, or its email was never verified: nobody can yet say whose it is. It may be done again.
 */
export async function grantRole(project: Project, { email, role, nowMs }: Grant): Promise<string> {
  const user = await userOf(project, email);
  if (!user) throw new Error(`${email} has no account yet. Let them sign up in the shop first.`);
  if (!user.emailVerified)
    throw new Error(`${email} has not been verified yet. Let them open the link first.`);
  const { role: before, ...claims } = claimsOf(user);
  const hadAnother = before !== undefined && before !== role;
  await call(project, 'identity', '/accounts:update', {
    localId: user.localId,
    customAttributes: JSON.stringify({ ...claims, role }),
    ...(hadAnother && { validSince: String(Math.floor(nowMs / 1000)) }),
  });
  await writePerson(project, user, 'grantRole', { role, active: true });
  return `${email} is ${role === 'admin' ? 'an admin' : 'a driver'} from the next sign-in on.`;
}

/**
 * Takes the role from the account with this email and ends all its sessions: `people/{uid}` says at once that a driver is
 * none any more, and no device gets a new token without signing in again. Says what that does not end. It may be done again.
 * Rejects when there is no such account.
 */
export async function revokeRole(project: Project, email: string, nowMs: number): Promise<string> {
  const user = await userOf(project, email);
  if (!user) throw new Error(`${email} has no account.`);
  const { role, ...claims } = claimsOf(user);
  if (isRole(role)) await writePerson(project, user, 'revokeRole', { role, active: false });
  await call(project, 'identity', '/accounts:update', {
    localId: user.localId,
    customAttributes: JSON.stringify(claims),
    validSince: String(Math.floor(nowMs / 1000)),
  });
  const until = new Date(nowMs + TOKEN_LIFETIME_MS).toISOString();
  const was = role === 'admin' ? 'is no admin any more' : 'is no driver any more';
  const rest =
    role === 'driver'
      ? 'Runs and orders are closed to them from now on, whatever token a device still has.'
      : `A token that a device has already still opens the back office until it ends, ${until} at the latest: an hour.
Firestore's rules cannot tell it from a good one. What the device holds of the shop's data goes when it asks for a new token.`;
  return `${email} ${isRole(role) ? was : 'had no role'}, and is signed out everywhere.
${rest}
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

type Person = { readonly role: Role; readonly active: boolean };

type Field = { readonly stringValue?: string; readonly booleanValue?: boolean };
type Found = { readonly found?: { readonly fields?: { readonly [field: string]: Field } } };

/** Writes `people/{uid}` and the trace of it in one commit; a phone number that staff have noted stays. */
async function writePerson(project: Project, user: User, action: string, person: Person): Promise<void> {
  const { localId: uid, email = '', displayName } = user;
  const documents = `projects/${project.projectId}/databases/(default)/documents`;
  const path = `${documents}/people/${uid}`;
  const [answer] = (await call(project, 'firestore', '/databases/(default)/documents:batchGet', {
    documents: [path],
  })) as Found[];
  const stored = answer?.found?.fields ?? {};
  const commandId = randomUUID().replaceAll('-', '').slice(0, 20);
  const now = (...paths: readonly string[]) =>
    paths.map(fieldPath => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const fields = encodeFields({
    name: displayName || email,
    email,
    phone: stored.phone?.stringValue ?? '',
    ...person,
  });
  const changed = Object.keys(fields).filter(
    field => JSON.stringify(stored[field]) !== JSON.stringify(fields[field]),
  );
  /** Of what has changed, as the app's own traces have it. */
  const part = (all: { readonly [field: string]: unknown }) => ({
    mapValue: {
      fields: Object.fromEntries(changed.flatMap(field => (field in all ? [[field, all[field]]] : []))),
    },
  });
  const entry = {
    ...encodeFields({ kind: 'person', id: uid, action, by: BY.id, byName: BY.name, commandId }),
    ...{ from: part(stored), to: part(fields) },
  };
  const stamp = encodeFields({ lastCommandId: commandId, lastStaffChange: { by: BY.id, action } });
  await call(project, 'firestore', '/databases/(default)/documents:commit', {
    writes: [
      {
        update: { name: path, fields: { ...fields, ...stamp } },
        updateTransforms: now('updatedAt', 'lastStaffChange.at'),
      },
      {
        update: { name: `${documents}/changeLog/${commandId}-${uid}`, fields: entry },
        updateTransforms: now('at'),
        currentDocument: { exists: false },
      },
    ],
  });
}
