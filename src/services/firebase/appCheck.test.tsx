import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '@/store/services';
import { server } from '../../../test/support/testBackend';
import type { FirestoreRequest } from './requests';

/*
 * A build for a hosted shop, on the real SDK. What is Google's own, its script and its servers, is answered by the test's
 * network; what is looked at is what the shop sends.
 */
const SHOP = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const EXCHANGE =
  /^https:\/\/content-firebaseappcheck\.googleapis\.com\/v1\/projects\/shop\/apps\/1:2:web:3:exchangeRecaptchaEnterpriseToken$/;
const GOOGLE = /^https:\/\/[a-z]+\.googleapis\.com\//;
const LIST: FirestoreRequest = { as: 'anyone', list: 'inventory' };
const THROUGH_SDK: FirestoreRequest = { ...LIST, orderBy: [['__name__', 'asc']] };
const ORDER: FirestoreRequest = {
  as: 'storefront',
  uid: 'asha',
  transaction: 'order',
  run: async () => 'done',
};

/** What reached Google: the path's end and App Check's header. */
let sent: [call: string, token: string | null][];
let proofs: number;
/** The tokens given out, by turns. */
let given: number;

const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'asha', auth_time: now, iat: now, exp: now + 3600, email_verified: true };
  return `${b64({ alg: 'RS256' })}.${b64(claims)}.x`;
}

const ANSWERS: Record<string, () => object> = {
  'accounts:signInWithPassword': () => ({
    localId: 'asha',
    idToken: idToken(),
    refreshToken: 'r',
    expiresIn: '3600',
  }),
  'accounts:lookup': () => ({ users: [{ localId: 'asha', email: 'a@b.in', emailVerified: true }] }),
  inventory: () => ({
    documents: [{ name: 'projects/shop/databases/(default)/documents/inventory/1', fields: {} }],
  }),
  'documents:runQuery': () => [{ readTime: '2026-01-15T09:00:00Z' }],
  'documents:commit': () => ({ writeResults: [], commitTime: '2026-01-15T09:00:00Z' }),
};

beforeEach(async () => {
  sent = [];
  proofs = 0;
  given = 0;
  vi.resetModules();
  const execute = async () => {
    proofs += 1;
    return `proof-${proofs}`;
  };
  vi.stubGlobal('grecaptcha', { enterprise: { ready: (then: () => void) => then(), execute } });
  // Its script "loads" as any does: what it would put in place is there already.
  vi.spyOn(document.head, 'append').mockImplementation(script => {
    if (script instanceof HTMLScriptElement) queueMicrotask(() => script.onload?.(new Event('load')));
  });
  server.use(
    http.post(EXCHANGE, async ({ request }) => {
      given += 1;
      expect(await request.json()).toEqual({ recaptchaEnterpriseToken: `proof-${given}` });
      return HttpResponse.json({ token: `app-check-${given}`, ttl: '3600s' });
    }),
    http.all(GOOGLE, ({ request }) => {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      sent.push([call, request.headers.get('x-firebase-appcheck')]);
      return HttpResponse.json(ANSWERS[call]?.() ?? {});
    }),
  );
});

afterEach(async () => {
  // Of the test's own SDK: an Auth that is left open looks into the next test's device, and asks for a new token.
  const { deleteApp, getApps } = await import('firebase/app');
  await Promise.all(getApps().map(deleteApp));
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function open(siteKey: string | undefined, env: object = SHOP): Promise<Services> {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', siteKey);
  const { createServices } = await import('@/store/services');
  return createServices({ env: { ...env }, pageUrl: 'https://shop.example/' });
}

describe('with a site key', () => {
  it('every call carries the token: Auth’s, Firestore’s, and what is read without the SDK', async () => {
    const { auth, firestore } = await open('site-key');
    expect(await firestore.run(LIST)).toHaveLength(1);
    await firestore.run(THROUGH_SDK);
    await auth.storefront.signIn('a@b.in', 'water-demo-1');
    expect(await firestore.run(ORDER)).toBe('done');
    const calls = new Set(sent.map(([call]) => call));
    expect(calls).toEqual(
      new Set([
        'inventory',
        'documents:runQuery',
        'accounts:signInWithPassword',
        'accounts:lookup',
        'documents:commit',
      ]),
    );
    expect(sent.filter(([, token]) => token !== 'app-check-1')).toEqual([]);
  });

  it('is asked for once for the whole page, and again when the token is about to end', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-15T09:00:00Z') });
    const { firestore } = await open('site-key');
    await Promise.all([firestore.run(LIST), firestore.run(THROUGH_SDK), firestore.run(LIST)]);
    expect([proofs, given]).toEqual([1, 1]);
    vi.setSystemTime(Date.now() + 3_600_000 - 30_000);
    await firestore.run(LIST);
    expect([proofs, given]).toEqual([2, 2]);
    expect(sent.at(-1)).toEqual(['inventory', 'app-check-2']);
    vi.useRealTimers();
  });

  it.each([
    ['no network', () => server.use(http.post(EXCHANGE, () => HttpResponse.error())), 'offline'],
    [
      'Google’s refusal',
      () => server.use(http.post(EXCHANGE, () => new HttpResponse(null, { status: 403 }))),
      'unavailable',
    ],
    [
      'an answer that is none',
      () => server.use(http.post(EXCHANGE, () => HttpResponse.json({}))),
      'unavailable',
    ],
  ])(
    '%s sends nothing of a customer, and is no refusal: what waits goes on waiting',
    async (_what, fail, kind) => {
      const { auth, firestore } = await open('site-key');
      await auth.storefront.signIn('a@b.in', 'water-demo-1');
      sent = [];
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_590_000 });
      fail();
      const { toAppError } = await import('./toAppError');
      const failure = await firestore.run(ORDER).then(() => null, toAppError);
      expect(failure?.kind).toBe(kind);
      expect(sent).toEqual([]);
      vi.useRealTimers();
    },
  );

  it('a script that could not be had is asked for again', async () => {
    vi.spyOn(document.head, 'append').mockImplementationOnce(script => {
      if (script instanceof HTMLScriptElement) queueMicrotask(() => script.onerror?.('blocked'));
    });
    const { firestore } = await open('site-key');
    const { toAppError } = await import('./toAppError');
    expect(await firestore.run(LIST).then(() => null, toAppError)).toMatchObject({ kind: 'offline' });
    expect(await firestore.run(LIST)).toHaveLength(1);
    expect(sent).toEqual([['inventory', 'app-check-1']]);
  });
});

describe('without', () => {
  it.each([
    ['a site key', undefined, SHOP],
    ['a hosted project', 'site-key', {}],
  ])('%s nothing is asked of Google’s, and nothing carries a token', async (_what, siteKey, env) => {
    const { firestore } = await open(siteKey, env);
    server.use(
      http.all(/shop\.example/, ({ request }) => {
        sent.push(['inventory', request.headers.get('x-firebase-appcheck')]);
        return HttpResponse.json({ documents: [] });
      }),
    );
    await firestore.run(LIST);
    expect(sent).toEqual([['inventory', null]]);
    expect([proofs, given]).toEqual([0, 0]);
  });
});
