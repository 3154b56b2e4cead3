import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from '../../local-firebase/localFirebase';
import { startNodeServer } from '../../local-firebase/mounts/nodeServer';
import { buildSeed } from '../../local-firebase/seed/buildSeed';
import { encodeFields } from '../../local-firebase/seed/seedValue';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import { putDemonstrationShop } from '../../scripts/emulator/demonstrationShop';
import { emulatorsIn } from '../../scripts/emulator/emulators';
import { type Owner, ownerOf } from '../../scripts/emulator/owner';
import { NOW } from '../support/clock';

let backend: LocalFirebase;
let server: Awaited<ReturnType<typeof startNodeServer>>;
let owner: Owner;

beforeEach(async () => {
  backend = await createLocalFirebase({ storage: createMemoryStorage(), randomBytes, scryptCost: 1024 });
  server = await startNodeServer(backend.handle);
  owner = ownerOf({ projectId: backend.projectId, auth: server.origin, firestore: server.origin });
});
afterEach(() => server.close());

describe('seeding emulators', () => {
  it('puts there what the local backend is planted with, and again over what is there', async () => {
    const seed = buildSeed('2026-01-15');
    for (const _time of [1, 2]) {
      expect(await putDemonstrationShop(owner, { nowMs: NOW })).toBe(seed.documents.length);
      for (const { path, fields } of seed.documents) {
        expect(backend.firestore.documents.read(path)?.fields, path).toEqual(encodeFields(fields));
      }
      expect(backend.auth.accounts.get(seed.accounts[1]?.uid ?? '')).toMatchObject({
        email: 'admin@demo.test',
        emailVerified: true,
        customClaims: { role: 'admin' },
      });
    }
    expect(await owner.list('orders')).toHaveLength(300);
  });

  it('asks the emulators where the Firebase CLI says they are, else at the ports of firebase.json', () => {
    expect(emulatorsIn({}, 'demo-a')).toEqual({
      projectId: 'demo-a',
      auth: 'http://127.0.0.1:9099',
      firestore: 'http://127.0.0.1:8080',
    });
    const env = { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1', FIRESTORE_EMULATOR_HOST: 'localhost:2' };
    expect(emulatorsIn(env)).toMatchObject({ auth: 'http://localhost:1', firestore: 'http://localhost:2' });
  });
});

describe('the owner', () => {
  it('reads what is there, finds subcollections, and clears all', async () => {
    const fields = { text: { stringValue: 'x' } };
    await owner.write([
      { path: 'orders/A', fields },
      { path: 'orders/A/staffNotes/n', fields },
    ]);
    expect(await owner.read('orders/A')).toMatchObject({ path: 'orders/A', fields });
    expect(await owner.read('orders/B')).toBeUndefined();
    expect((await owner.list('staffNotes')).map(({ path }) => path)).toEqual(['orders/A/staffNotes/n']);
    await owner.clear();
    expect(await owner.list('orders')).toEqual([]);
  });
});
