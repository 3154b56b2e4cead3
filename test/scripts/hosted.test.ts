import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from '../../local-firebase/localFirebase';
import { startNodeServer } from '../../local-firebase/mounts/nodeServer';
import { createMemoryStorage } from '../../local-firebase/storage/memoryStorage';
import type { Project } from '../../scripts/hosted/googleApi';
import { readCatalogue } from '../../scripts/hosted/publicCatalogue';
import { grantRole, revokeRole } from '../../scripts/hosted/roles';
import { openingDocuments, seedShop } from '../../scripts/hosted/shopSeed';
import { listen } from '../bench/serve/listen';

let backend: LocalFirebase;
let server: Awaited<ReturnType<typeof startNodeServer>>;
let project: Project;

beforeEach(async () => {
  backend = await createLocalFirebase({
    storage: createMemoryStorage(),
    randomBytes,
    rules: readFileSync('firestore.rules', 'utf8'),
    scryptCost: 1024,
    clock: () => Date.now(),
  });
  server = await startNodeServer(backend.handle);
  project = { projectId: backend.projectId, accessToken: 'owner', origin: server.origin };
});
afterEach(() => server.close());

const account = { uid: 'staff', email: 'staff@shop.test', password: 'water-demo-1' };

const NOW_MS = Date.parse('2026-01-15T09:00:00Z');
const person = () => backend.firestore.documents.read('people/staff')?.fields;
/** What the traces of people say: who, what, from and to. */
const traces = () =>
  backend.firestore.documents.list('changeLog').map(({ fields: { kind, id, action, from, to } }) => ({
    ...{ kind, id, action, from, to },
  }));
const text = (stringValue: string) => ({ stringValue });
const map = (fields: object) => ({ mapValue: { fields } });
const bool = (booleanValue: boolean) => ({ booleanValue });

describe('granting a role', () => {
  const grant = (email: string, role: 'admin' | 'driver' = 'admin') =>
    grantRole(project, { email, role, nowMs: NOW_MS });

  it('adds it to a verified account and keeps its other claims', async () => {
    await backend.auth.accounts.create({ ...account, emailVerified: true, customClaims: { branch: 'pune' } });
    expect(await grant('staff@shop.test')).toBe('staff@shop.test is an admin from the next sign-in on.');
    expect(backend.auth.accounts.get('staff')?.customClaims).toEqual({ branch: 'pune', role: 'admin' });
  });

  it('writes down who has it, with a trace; again it changes nothing but the time, and keeps the phone number', async () => {
    await backend.auth.accounts.create({ ...account, displayName: 'Ravi Kumar', emailVerified: true });
    expect(await grant('staff@shop.test', 'driver')).toContain('is a driver');
    expect(person()).toMatchObject({
      ...{ name: text('Ravi Kumar'), email: text('staff@shop.test'), phone: text('') },
      ...{ role: text('driver'), active: bool(true), updatedAt: expect.anything() },
    });
    const noted = { ...person(), phone: text('9000000002') };
    await backend.firestore.documents.write([{ path: 'people/staff', fields: noted }]);
    await grant('staff@shop.test', 'driver');
    expect(person()).toMatchObject({ phone: text('9000000002'), active: bool(true) });
    const who = { name: text('Ravi Kumar'), email: text('staff@shop.test'), phone: text('') };
    const said = { kind: text('person'), id: text('staff'), action: text('grantRole') };
    expect(traces()).toHaveLength(2);
    expect(traces()).toEqual(
      expect.arrayContaining([
        { ...said, from: map({}), to: map({ ...who, role: text('driver'), active: bool(true) }) },
        { ...said, from: map({}), to: map({}) },
      ]),
    );
  });

  it('refuses an address that nobody has proved to be theirs, or that has no account', async () => {
    await backend.auth.accounts.create(account);
    await expect(grant('staff@shop.test')).rejects.toThrow('has not been verified');
    await expect(grant('nobody@shop.test')).rejects.toThrow('has no account');
    expect(backend.auth.accounts.get('staff')?.customClaims).toEqual({});
    expect(person()).toBeUndefined();
  });
});

describe('revoking a role', () => {
  const HOUR_MS = 3_600_000;
  /** A device of staff, with the real SDK. */
  async function aSignedInDevice(role: 'admin' | 'driver' = 'admin') {
    const claims = { customClaims: { branch: 'pune', role } };
    await backend.auth.accounts.create({ ...account, emailVerified: true, ...claims });
    const app = initializeApp({ apiKey: 'any', projectId: backend.projectId }, crypto.randomUUID());
    onTestFinished(() => deleteApp(app));
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, server.origin, { disableWarnings: true });
    return (await signInWithEmailAndPassword(auth, account.email, account.password)).user;
  }
  const readsAnOrder = async (token: string) => {
    const path = `/v1/projects/${backend.projectId}/databases/(default)/documents/orders/ANY0000000`;
    const { status } = await fetch(server.origin + path, { headers: { authorization: `Bearer ${token}` } });
    return status;
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW_MS });
    onTestFinished(() => void vi.useRealTimers());
  });

  it('takes the role, leaves the other claims, and ends every session', async () => {
    const user = await aSignedInDevice();
    vi.setSystemTime(NOW_MS + 60_000);
    await revokeRole(project, account.email, Date.now());
    expect(backend.auth.accounts.get('staff')?.customClaims).toEqual({ branch: 'pune' });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('says what it does not end: the token of a device, for an hour', async () => {
    const user = await aSignedInDevice();
    const token = await user.getIdToken();
    const words = await revokeRole(project, account.email, Date.now());
    expect(words).toContain('is no admin any more, and is signed out everywhere');
    expect(words).toContain('until it ends, 2026-01-15T10:00:00.000Z at the latest');
    expect(await readsAnOrder(token)).toBe(404);
    vi.setSystemTime(NOW_MS + HOUR_MS);
    expect(await readsAnOrder(token)).toBe(401);
  });

  it('says at once that a driver is none any more, and leaves a trace', async () => {
    await backend.auth.accounts.create({ ...account, emailVerified: true });
    await grantRole(project, { email: account.email, role: 'driver', nowMs: NOW_MS });
    const words = await revokeRole(project, account.email, NOW_MS);
    expect(words).toContain('is no driver any more, and is signed out everywhere');
    expect(words).toContain('Runs and orders are closed to them from now on');
    expect(person()).toMatchObject({ role: text('driver'), active: bool(false) });
    const change = { from: map({ active: bool(true) }), to: map({ active: bool(false) }) };
    expect(traces()).toContainEqual(expect.objectContaining({ action: text('revokeRole'), ...change }));
  });

  it('ends the sessions of whoever is given the other role', async () => {
    const user = await aSignedInDevice();
    vi.setSystemTime(NOW_MS + 60_000);
    await grantRole(project, { email: account.email, role: 'driver', nowMs: Date.now() });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('may be done again, and to who had none; not to nobody', async () => {
    await backend.auth.accounts.create(account);
    expect(await revokeRole(project, account.email, NOW_MS)).toContain('had no role, and is signed out');
    await expect(revokeRole(project, 'nobody@shop.test', NOW_MS)).rejects.toThrow('has no account');
  });
});

describe('seeding a hosted project', () => {
  it('opens a shop with products and settings, without customers or orders', async () => {
    const { written, kept } = await seedShop(project, '2026-01-15');
    expect(kept).toEqual([]);
    expect(written).toEqual(openingDocuments('2026-01-15').map(({ path }) => path));
    expect(backend.firestore.documents.list('inventory').length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(backend.firestore.documents.read('settings/shop')?.fields ?? {}).sort()).toEqual([
      ...['cancelUntil', 'deliveryFee', 'taxRate', 'updatedAt'],
    ]);
    expect(backend.firestore.documents.list('orders')).toEqual([]);
  });

  it('leaves an open shop as it is', async () => {
    await seedShop(project, '2026-01-15');
    const before = backend.firestore.documents.read('inventory/1');
    const { written, kept } = await seedShop(project, '2026-02-20');
    expect(written).toEqual([]);
    expect(kept.length).toBeGreaterThan(6);
    expect(backend.firestore.documents.read('inventory/1')).toEqual(before);
  });

  it('does not call a document kept that another write was in the way of', async () => {
    const body = { error: { code: 409, message: 'Too much contention.', status: 'ABORTED' } };
    backend.faults.inject({
      match: { path: ':commit' },
      fault: { kind: 'status', status: 409, body },
      times: 1,
    });
    await expect(seedShop(project, '2026-01-15')).rejects.toThrow('Too much contention.');
  });

  it('says which host does not answer, and why', async () => {
    await server.close();
    await expect(seedShop(project, '2026-01-15')).rejects.toThrow(
      `No answer from 127.0.0.1:${server.port}: connect ECONNREFUSED`,
    );
  });
});

describe('keeping a catalogue for the build', () => {
  it('reads every product as anybody may', async () => {
    await seedShop(project, '2026-01-15');
    const asOf = '2026-01-15T10:00:00.000Z';
    const reading = await readCatalogue(project.projectId, asOf, { origin: server.origin });
    expect(reading).toMatchObject({ projectId: project.projectId, asOf });
    expect(reading.documents).toHaveLength(11);
    expect(reading.documents[0]?.fields?.name).toEqual({ stringValue: 'Premium Water' });
  });

  it('reads what the shop says of itself, where it says anything', async () => {
    const read = () => readCatalogue(project.projectId, '', { origin: server.origin });
    expect((await read()).settings).toBeNull();
    await seedShop(project, '2026-01-15');
    expect((await read()).settings?.fields).toHaveProperty('deliveryFee');
  });

  it('shows who asks where a token is given, as App Check lets scripts by', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => asked.mockRestore());
    await readCatalogue(project.projectId, '', { origin: server.origin, accessToken: 'owner' });
    expect(asked.mock.calls[0]?.[1]).toEqual({ headers: { authorization: 'Bearer owner' } });
  });

  it('asks for the next page by the token that it was given, whatever is in it', async () => {
    const tokens: (string | null)[] = [];
    const google = await listen((asked, answer) => {
      const token = new URL(`http://x${asked.url}`).searchParams.get('pageToken');
      tokens.push(token);
      answer.end(JSON.stringify(token === null ? { nextPageToken: 'a+b/c=&d' } : {}));
    });
    onTestFinished(google.close);
    await readCatalogue(project.projectId, '', { origin: google.origin });
    expect(tokens.slice(0, 2)).toEqual([null, 'a+b/c=&d']);
  });

  it('says what Firestore said where it may not', async () => {
    await expect(readCatalogue('another-project', '', { origin: server.origin })).rejects.toThrow(
      /^\d{3} from/,
    );
  });
});
