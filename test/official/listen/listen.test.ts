import { connectAuthEmulator, createUserWithEmailAndPassword, getAuth, signOut } from 'firebase/auth';
import type * as Full from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { officialAuth, officialEmulators } from '../../support/official';
import { openSides, type Side, type Sides } from '../differential/sides';
import { type Listener, openPage, type Page } from './listener';

const PROJECT_ID = 'demo-listen';
const ROOT = `projects/${PROJECT_ID}/databases/(default)/documents`;

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /c/{id} { allow read; }
    match /{path=**}/grouped/{id} { allow read; }
    match /owned/{id} { allow read: if resource.data.owner == request.auth.uid; }
    match /signedIn/{id} { allow read: if request.auth != null; }
  }
}`;

let sides: Sides;
const pages: Page[] = [];

beforeAll(async () => {
  // By which the SDK finds the network.
  vi.stubGlobal('self', globalThis);
  sides = await openSides(PROJECT_ID, new URL(officialEmulators(PROJECT_ID).firestore).host);
  for (const side of sides.both) {
    const path = `/emulator/v1/projects/${PROJECT_ID}:securityRules`;
    const rules = { files: [{ name: 'firestore.rules', content: RULES }] };
    expect((await side.ask('PUT', path, { rules })).status).toBe(200);
  }
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});
afterAll(async () => {
  await sides.close();
  vi.unstubAllGlobals();
});

/** One of the two, from the outside: who writes there, and who listens. */
type There = {
  readonly side: Side;
  /** Where accounts are made. */
  readonly auth: string;
  open(uid?: string): Promise<Page>;
  commit(...writes: object[]): Promise<void>;
};

async function emptied(side: Side): Promise<There> {
  const cleared = await side.ask('DELETE', `/emulator/v1/${ROOT}`, undefined, 'owner');
  expect(cleared.status).toBe(200);
  return {
    side,
    auth: side.name === 'local' ? side.origin : officialAuth().auth,
    async open(uid) {
      const page = await openPage(side, PROJECT_ID, uid);
      pages.push(page);
      return page;
    },
    async commit(...writes) {
      expect(await side.ask('POST', `/v1/${ROOT}:commit`, { writes }, 'owner')).toMatchObject({
        status: 200,
      });
    },
  };
}

/**
 * Reads until the server answers: where an emulator resets the first stream of a page, the SDK takes itself for offline and
 * answers from its memory, which is empty.
 */
const fromServer = <Snapshot extends { readonly metadata: Full.SnapshotMetadata }>(
  read: () => Promise<Snapshot>,
): Promise<Snapshot> =>
  vi.waitFor(
    async () => {
      const snapshot = await read();
      expect(snapshot.metadata.fromCache).toBe(false);
      return snapshot;
    },
    { timeout: 60_000 },
  );

/** The same happens on both, and listeners are told the same. */
function same(what: string, happen: (there: There) => Promise<readonly Listener[]>): void {
  it(what, async () => {
    const [local, official] = await Promise.all(
      sides.both.map(async side => {
        const listeners = await happen(await emptied(side));
        return listeners.map(listener => listener.settled());
      }),
    );
    expect(local?.flat().length).toBeGreaterThan(0);
    expect(local).toEqual(official);
  });
}

const integer = (value: number) => ({ integerValue: String(value) });
const set = (path: string, n: number, more: object = {}) => ({
  update: { name: `${ROOT}/${path}`, fields: { n: integer(n), ...more } },
});
const remove = (path: string) => ({ delete: `${ROOT}/${path}` });

const inC = ({ full, db }: Page, ...constraints: Full.QueryConstraint[]) =>
  full.query(full.collection(db, 'c'), ...constraints);

same('a document that comes, changes and goes', async ({ open, commit }) => {
  const page = await open();
  const listener = page.listen(page.full.doc(page.db, 'c/a'));
  await listener.has();
  await commit(set('c/a', 1));
  await listener.has('a 1');
  await commit(set('c/a', 2), set('c/b', 1));
  await listener.has('a 2');
  await commit(remove('c/a'));
  await listener.has();
  return [listener];
});

same('a query whose documents come, change, move and leave', async ({ open, commit }) => {
  await commit(set('c/a', 1), set('c/b', 2), set('c/x', 50));
  const page = await open();
  const listener = page.listen(inC(page, page.full.where('n', '<', 10), page.full.orderBy('n')));
  await listener.has('a 1', 'b 2');
  await commit(set('c/c', 3));
  await listener.has('a 1', 'b 2', 'c 3');
  await commit(set('c/a', 4));
  await listener.has('b 2', 'c 3', 'a 4');
  await commit(remove('c/b'));
  await listener.has('c 3', 'a 4');
  await commit(set('c/x', 0));
  await listener.has('x 0', 'c 3', 'a 4');
  // Still there, but none of the query's any more.
  await commit(set('c/c', 30));
  await listener.has('x 0', 'a 4');
  return [listener];
});

same('a limit, into which the next one comes', async ({ open, commit }) => {
  await commit(...[1, 2, 3, 4].map(n => set(`c/${n}`, n)));
  const page = await open();
  const { limit, orderBy } = page.full;
  const listener = page.listen(inC(page, orderBy('n'), limit(2)));
  await listener.has('1 1', '2 2');
  await commit(remove('c/1'));
  await listener.has('2 2', '3 3');
  await commit(set('c/0', 0));
  await listener.has('0 0', '2 2');
  await commit(set('c/4', 1));
  await listener.has('0 0', '4 1');
  return [listener];
});

same('the last ones of an order', async ({ open, commit }) => {
  await commit(...[1, 2, 3, 4].map(n => set(`c/${n}`, n)));
  const page = await open();
  const { limitToLast, orderBy } = page.full;
  const listener = page.listen(inC(page, orderBy('n'), limitToLast(2)));
  await listener.has('3 3', '4 4');
  await commit(set('c/9', 9));
  await listener.has('4 4', '9 9');
  await commit(remove('c/9'));
  await listener.has('3 3', '4 4');
  return [listener];
});

same('what changed since a time, by times that the server gives', async ({ open, commit }) => {
  const stamped = (path: string, n: number) => ({
    ...set(path, n),
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  });
  await commit(stamped('c/a', 1), stamped('c/b', 1));
  const page = await open();
  const { getDocs, orderBy, where } = page.full;
  const [first] = (await fromServer(() => getDocs(inC(page)))).docs;
  const since = first?.get('updatedAt');
  const listener = page.listen(inC(page, where('updatedAt', '>', since), orderBy('updatedAt')));
  await listener.has();
  await commit(stamped('c/b', 2));
  await listener.has('b 2 time');
  await commit(stamped('c/a', 3), stamped('c/c', 3));
  await listener.has('b 2 time', 'a 3 time', 'c 3 time');
  await commit(stamped('c/b', 4));
  await listener.has('a 3 time', 'c 3 time', 'b 4 time');
  return [listener];
});

same('between cursors, and after a document', async ({ open, commit }) => {
  await commit(...[1, 2, 3, 4, 5].map(n => set(`c/${n}`, n)));
  const page = await open();
  const { endBefore, getDoc, doc, orderBy, startAfter, startAt } = page.full;
  const between = page.listen(inC(page, orderBy('n', 'desc'), startAt(4), endBefore(1)));
  await between.has('4 4', '3 3', '2 2');
  const third = await fromServer(() => getDoc(doc(page.db, 'c/3')));
  const behind = page.listen(inC(page, orderBy('n'), startAfter(third)));
  await behind.has('4 4', '5 5');
  await commit(set('c/1', 3));
  await between.has('4 4', '3 3', '1 3', '2 2');
  await commit(set('c/4', 8));
  await between.has('3 3', '1 3', '2 2');
  await behind.has('5 5', '4 8');
  return [between, behind];
});

same('all documents of a commit, and of a transaction, at once', async ({ side, open, commit }) => {
  const page = await open();
  const listener = page.listen(inC(page));
  await listener.has();
  await commit(...['a', 'b', 'c', 'd'].map(id => set(`c/${id}`, 1)));
  await listener.has('a 1', 'b 1', 'c 1', 'd 1');
  const { body } = await side.ask('POST', `/v1/${ROOT}:beginTransaction`, {}, 'owner');
  const { transaction } = Object(body);
  const writes = [set('c/a', 2), remove('c/b'), set('c/e', 2)];
  await side.ask('POST', `/v1/${ROOT}:commit`, { writes, transaction }, 'owner');
  await listener.has('a 2', 'c 1', 'd 1', 'e 2');
  return [listener];
});

same('a group of collections', async ({ open, commit }) => {
  await commit(set('grouped/a', 1), set('c/a/grouped/b', 2));
  const page = await open();
  const listener = page.listen(page.full.collectionGroup(page.db, 'grouped'));
  await listener.has('b 2', 'a 1');
  await commit(set('c/b/grouped/c', 3), set('c/b', 3), remove('grouped/a'));
  await listener.has('b 2', 'c 3');
  return [listener];
});

same('several listeners of a page', async ({ open, commit }) => {
  await commit(set('c/a', 1), set('c/b', 20));
  const page = await open();
  const { doc, where } = page.full;
  const small = page.listen(inC(page, where('n', '<', 10)));
  const large = page.listen(inC(page, where('n', '>', 10)));
  const one = page.listen(doc(page.db, 'c/a'));
  await Promise.all([small.has('a 1'), large.has('b 20'), one.has('a 1')]);
  await commit(set('c/a', 30));
  await Promise.all([small.has(), large.has('b 20', 'a 30'), one.has('a 30')]);
  large.stop();
  await commit(set('c/b', 5), remove('c/a'));
  await Promise.all([small.has('b 5'), one.has()]);
  return [small, large, one];
});

same('what the rules do not allow', async ({ open, commit }) => {
  await commit(set('owned/a', 1, { owner: { stringValue: 'asha' } }));
  const nobody = await open();
  const asha = await open('asha');
  const listeners = [
    nobody.listen(nobody.full.collection(nobody.db, 'signedIn')),
    nobody.listen(nobody.full.doc(nobody.db, 'owned/a')),
    asha.listen(asha.full.collection(asha.db, 'owned')),
    asha.listen(asha.full.doc(asha.db, 'owned/missing')),
  ];
  for (const listener of listeners) await listener.fails('permission-denied');
  const { collection, query, where } = asha.full;
  const mine = asha.listen(query(collection(asha.db, 'owned'), where('owner', '==', 'asha')));
  await mine.has('a 1 asha');
  return [...listeners, mine];
});

same('a document that becomes somebody else’s', async ({ open, commit }) => {
  await commit(set('owned/a', 1, { owner: { stringValue: 'asha' } }));
  const asha = await open('asha');
  const listener = asha.listen(asha.full.doc(asha.db, 'owned/a'));
  await listener.has('a 1 asha');
  await commit(set('owned/a', 2, { owner: { stringValue: 'bina' } }));
  await listener.fails('permission-denied');
  return [listener];
});

same('what happened while the page was offline', async ({ open, commit }) => {
  await commit(set('c/a', 1), set('c/b', 1), set('c/c', 1));
  const page = await open();
  const listener = page.listen(inC(page, page.full.where('n', '<', 10)));
  await listener.has('a 1', 'b 1', 'c 1');
  await page.full.disableNetwork(page.db);
  await commit(set('c/a', 2), remove('c/b'), set('c/d', 1), set('c/c', 30));
  await page.full.enableNetwork(page.db);
  await listener.has('d 1', 'a 2');
  await commit(set('c/d', 3));
  await listener.has('a 2', 'd 3');
  return [listener];
});

same('who signs in, and out again', async ({ auth, open, commit }) => {
  await commit(set('signedIn/a', 1));
  const page = await open();
  const { collection, doc } = page.full;
  const account = getAuth(page.app);
  connectAuthEmulator(account, auth, { disableWarnings: true });
  await createUserWithEmailAndPassword(account, `${crypto.randomUUID()}@listen.test`, 'secret-1');
  const listener = page.listen(collection(page.db, 'signedIn'));
  await listener.has('a 1');
  await signOut(account);
  await listener.fails('permission-denied');
  const after = page.listen(doc(page.db, 'signedIn/a'));
  await after.fails('permission-denied');
  return [listener, after];
});

same('two thousand documents', async ({ open, commit }) => {
  const ids = Array.from({ length: 2000 }, (_, at) => String(at).padStart(4, '0'));
  await commit(...ids.map(id => set(`c/${id}`, 1)));
  const page = await open();
  const listener = page.listen(inC(page));
  await listener.has(...ids.map(id => `${id} 1`));
  await commit(set('c/0007', 2), remove('c/0008'));
  await listener.has(...ids.filter(id => id !== '0008').map(id => `${id} ${id === '0007' ? 2 : 1}`));
  return [listener];
});
