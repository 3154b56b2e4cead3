import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeFields } from '../../local-firebase/rules/testing/plainData';
import { ownerOf } from '../../scripts/emulator/owner';
import { isOnlyOurs } from '../rules/onlyOurs';
import { make, type Sdk } from '../rules/sdkRequest';
import { asPlain } from '../rules/staged';
import type { Documents, Vector, VectorAuth } from '../rules/vector';
import { GROUPS, VECTORS } from '../rules/vectors/all';
import { officialEmulators } from '../support/official';

/** Each asks one after the other, in a project of its own: the rules are the server's, the documents a project's. */
const LANES = 4;

const sdk = lite as unknown as Sdk;
const apps: FirebaseApp[] = [];

/** Asks for one at a time what becomes of a vector's request: `allow`, `deny`, or what else went wrong. */
function openLane(projectId: string) {
  const emulators = officialEmulators(projectId);
  const owner = ownerOf(emulators);
  const { hostname, port } = new URL(emulators.firestore);
  const dbs = new Map<string, lite.Firestore>();
  let planted: string | null = null;

  /** With a token that nobody has signed, as the emulators take it. */
  function dbOf(auth: VectorAuth | null): lite.Firestore {
    const known = dbs.get(JSON.stringify(auth));
    if (known) return known;
    const app = initializeApp({ projectId }, `${projectId}-${dbs.size}`);
    const db = lite.getFirestore(app);
    const token = auth && { ...auth.token, sub: auth.uid };
    lite.connectFirestoreEmulator(db, hostname, Number(port), token ? { mockUserToken: token } : {});
    apps.push(app);
    dbs.set(JSON.stringify(auth), db);
    return db;
  }

  async function plant(documents: Documents): Promise<void> {
    const nowMs = Date.now();
    await owner.clear();
    await owner.write(
      Object.entries(documents).map(([path, fields]) => ({
        path,
        fields: encodeFields(asPlain(fields, nowMs), nowMs * 1000),
      })),
    );
  }

  return async ({ auth, before, request }: Vector): Promise<string> => {
    // What was denied, or only read, has left everything as it was.
    const documents = JSON.stringify(before);
    if (planted !== documents) await plant(before);
    planted = documents;
    try {
      await make(sdk, dbOf(auth), request, Date.now());
      if (request.kind === 'commit') planted = null;
      return 'allow';
    } catch (error) {
      if (Object(error).code === 'permission-denied') return 'deny';
      planted = null;
      return `not asked: ${error}`;
    }
  };
}

/**
 * By the documents that they begin with, in each group what is to be denied first: that changes nothing, and the same
 * documents need not be written again for the next.
 */
function byDocuments(vectors: readonly Vector[]): readonly (readonly Vector[])[] {
  const groups = new Map<string, Vector[]>();
  for (const vector of vectors) {
    const documents = JSON.stringify(vector.before);
    groups.set(documents, [...(groups.get(documents) ?? []), vector]);
  }
  return Array.from(groups.values(), group =>
    group.toSorted((one, other) => Number(one.expect === 'allow') - Number(other.expect === 'allow')),
  );
}

const asked = new Map<Vector, string>();

beforeAll(async () => {
  lite.setLogLevel('silent');
  const waiting = byDocuments(VECTORS.filter(vector => !isOnlyOurs(vector))).values();
  const lanes = Array.from({ length: LANES }, (_, lane) => openLane(`demo-vectors-${lane}`));
  await Promise.all(
    lanes.map(async ask => {
      for (const vectors of waiting) {
        for (const vector of vectors) {
          const answer = await ask(vector);
          // The emulator resets a stream now and then, which is no answer: what has been planted is planted anew.
          asked.set(vector, answer.includes('RST_STREAM') ? await ask(vector) : answer);
        }
      }
    }),
  );
});
afterAll(() => Promise.all(apps.map(deleteApp)));

describe.each(Object.entries(GROUPS))('the official emulator: %s', (_group, vectors) => {
  for (const vector of vectors) {
    // The SDK cannot send it, or its clock would have to stand still (`onlyOurs.ts`).
    it.skipIf(isOnlyOurs(vector))(`${vector.expect} ${vector.name}`, () => {
      expect(asked.get(vector)).toBe(vector.expect);
    });
  }
});
