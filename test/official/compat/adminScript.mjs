/*
 * What a server's own script does with firebase-admin over REST; prints how each call ended, as JSON. A program of its own,
 * since the SDK learns from its environment, once, where it is to go.
 */
import { generateKeyPairSync } from 'node:crypto';
import { cert, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, initializeFirestore, Timestamp } from 'firebase-admin/firestore';

const [projectId] = process.argv.slice(2);
const SIGN_IN = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
/** Of this file alone: the Auth emulator's accounts are shared. */
const account = { email: 'admin-sdk@example.test', password: 'clear-water-1' };

const answers = {};
/** Notes how a call ended: with its value, or with the code of its error. */
async function tell(what, call) {
  answers[what] = (await call().catch(error => ({ code: error.code ?? String(error) }))) ?? 'done';
}

// Over REST the SDK signs in, to emulators too: with a service account's key, of which nobody has heard.
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const credential = cert({
  projectId,
  clientEmail: `script@${projectId}.iam.gserviceaccount.com`,
  privateKey,
});
const app = initializeApp({ projectId, credential });

const db = initializeFirestore(app, { preferRest: true });
const jars = db.collection('adminSdk');
const one = jars.doc('one');
const paths = found => found.docs.map(({ ref }) => ref.path);
await db.recursiveDelete(jars);
await tell('set', async () =>
  Boolean((await one.set({ n: 1, at: Timestamp.fromMillis(1000), tags: ['a'] })).writeTime),
);
// Not `create` of what is there: over REST the SDK tries that again for ten minutes, with either.
await tell('transforms', async () => {
  await one.update({
    n: FieldValue.increment(4),
    tags: FieldValue.arrayUnion('b'),
    'in.side': FieldValue.serverTimestamp(),
  });
  const { in: inside, at, ...rest } = (await one.get()).data();
  return { ...rest, at: at.toMillis(), stamped: inside.side instanceof Timestamp };
});
await tell('update what is not there', async () => Boolean(await jars.doc('none').update({ n: 1 })));
await tell('get what is not there', async () => (await jars.doc('none').get()).exists);
await tell('add', async () => (await jars.add({ n: 9 })).parent.path);
await tell('batch', async () => {
  const batch = db.batch().set(jars.doc('two'), { n: 2 }).set(jars.doc('three'), { n: 3 });
  return (await batch.delete(jars.doc('none')).commit()).length;
});
await tell('query', async () =>
  paths(await jars.where('n', '>=', 2).where('n', '<', 6).orderBy('n', 'desc').limit(2).get()),
);
await tell('cursor', async () => paths(await jars.orderBy('n').startAfter(3).get()).length);
await tell('group', async () =>
  paths(await db.collectionGroup('adminSdk').where('n', 'in', [2, 3]).orderBy('n').get()),
);
await tell('count', async () => (await jars.count().get()).data());
await tell('transaction', () =>
  db.runTransaction(async transaction => {
    const found = await transaction.get(one);
    transaction.update(one, { n: found.get('n') * 2 });
    return found.get('n');
  }),
);
await tell('after it', async () => (await one.get()).get('n'));
await tell('getAll', async () => (await db.getAll(one, jars.doc('none'))).map(({ exists }) => exists));
await tell('collections', async () => (await db.listCollections()).some(({ id }) => id === 'adminSdk'));
await tell('bulkWriter', async () => {
  const writer = db.bulkWriter();
  const written = [writer.set(jars.doc('four'), { n: 4 }), writer.delete(jars.doc('two'))];
  await writer.close();
  return (await Promise.all(written)).length;
});
await tell('recursiveDelete', () => db.recursiveDelete(jars));
await tell('what is left', async () => (await jars.get()).size);

const auth = getAuth(app);
const { uid } = await auth.createUser({ ...account, displayName: 'Asha' });
await tell('create the same account', () => auth.createUser(account));
await tell('get nobody', () => auth.getUser('nobody-at-all'));
await tell('get an account', async () => {
  const { email, emailVerified, displayName, disabled, customClaims } = await auth.getUser(uid);
  return { email, emailVerified, displayName, disabled, customClaims };
});
await tell('claims', () => auth.setCustomUserClaims(uid, { role: 'admin' }));
await tell('update', async () => (await auth.updateUser(uid, { emailVerified: true })).emailVerified);
await tell('verify a token', async () => {
  const signedIn = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  const { role, email, email_verified, sub } = await auth.verifyIdToken((await signedIn.json()).idToken);
  return { role, email, email_verified, own: sub === uid };
});
await tell('several', async () => (await auth.getUsers([{ uid }, { email: 'no@no.test' }])).users.length);
await tell('list', async () => (await auth.listUsers(1000)).users.some(user => user.uid === uid));
for (const link of ['generatePasswordResetLink', 'generateEmailVerificationLink']) {
  await tell(link, async () => new URL(await auth[link](account.email)).searchParams.get('mode'));
}
await tell('a link for nobody', () => auth.generatePasswordResetLink('nobody-at-all@example.test'));
await tell('revoke', () => auth.revokeRefreshTokens(uid));
await tell('revoked at', async () => Boolean((await auth.getUser(uid)).tokensValidAfterTime));
await tell('disable', async () => (await auth.updateUser(uid, { disabled: true })).disabled);
await tell('delete', async () => (await auth.deleteUsers([uid])).successCount);
await tell('get the deleted', () => auth.getUserByEmail(account.email));

process.stdout.write(JSON.stringify(answers));
