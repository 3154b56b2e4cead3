import { once } from 'node:events';
import { IncomingMessage, request as send } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFaults } from '../faults/faults';
import type { Handler } from '../http/handler';
import { html, json } from '../http/responses';
import { createRequestHandler } from '../requestHandler';
import { admit } from './admission';
import { type NodeServer, startNodeServer } from './nodeServer';

const DOCUMENTS = '/v1/projects/demo/databases/(default)/documents';
const COMMIT = `${DOCUMENTS}:commit`;
const SHOP = 'http://localhost:5173';

let server: NodeServer;
let received: string[];

beforeEach(async () => {
  received = [];
  const echo: Handler = async (request, url) => {
    received.push(`${request.method} ${url.pathname}`);
    return url.pathname.startsWith('/__local') ? html('<h1>panel</h1>') : json({ email: 'asha@demo.test' });
  };
  const handle = createRequestHandler({ handlers: [echo], faults: createFaults(), wait: async () => {} });
  server = await startNodeServer(handle, 0, { allowOrigins: [SHOP] });
});

afterEach(() => server.close());

type Sent = { readonly method?: string; readonly path?: string; readonly headers?: Record<string, string> };

/** `fetch` would not let a test say what the host is. */
async function ask({ method = 'POST', path = COMMIT, headers = {} }: Sent) {
  const outgoing = send({ host: '127.0.0.1', port: server.port, method, path, headers });
  outgoing.end(method === 'POST' ? '{}' : undefined);
  const [incoming] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return { status: incoming.statusCode, headers: incoming.headers, text };
}

describe('whom the mounts let in, by the host they asked for', () => {
  it.each([
    ['127.0.0.1:PORT', 200],
    ['localhost:PORT', 200],
    ['LOCALHOST:PORT', 200],
    ['shop.localhost:PORT', 200],
    ['[::1]:PORT', 200],
    // A name of somebody's own that leads to this machine: DNS rebinding.
    ['evil.example:PORT', 403],
    ['localhost.evil.example:PORT', 403],
    ['127.0.0.1.evil.example:PORT', 403],
    ['192.168.1.7:PORT', 403],
    ['0.0.0.0:PORT', 403],
    ['localhost:1', 403],
    ['localhost', 403],
    ['evil.example@localhost:PORT', 403],
    ['localhost:PORT/path', 403],
    ['[', 403],
  ])('Host %s: %i', async (host, status) => {
    for (const path of [
      COMMIT,
      '/__local/faults',
      '/__local/mailbox',
      '/emulator/action?mode=resetPassword',
    ]) {
      const answer = await ask({ path, headers: { host: host.replace('PORT', String(server.port)) } });
      expect(answer.status, path).toBe(status);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(received.length > 0).toBe(status === 200);
  });
});

describe('whom the mounts let in, by the address they ask from', () => {
  it.each([
    ['127.0.0.1', 'admitted'],
    ['127.8.0.1', 'admitted'],
    ['::1', 'admitted'],
    ['::ffff:127.0.0.1', 'admitted'],
    ['192.168.1.7', 'refused'],
    ['::ffff:192.168.1.7', 'refused'],
    ['fe80::1', 'refused'],
    ['2001:db8::127.0.0.1', 'refused'],
    [undefined, 'refused'],
  ])('%s: %s', (remoteAddress, kind) => {
    const incoming = new IncomingMessage(new Socket());
    for (const [name, value] of Object.entries({ remoteAddress, localPort: 4173 })) {
      Object.defineProperty(incoming.socket, name, { value });
    }
    Object.assign(incoming, { method: 'GET', url: '/__local/', headers: { host: 'localhost:4173' } });
    expect(admit(incoming, []).kind).toBe(kind);
  });
});

describe('whom the mounts let in, by the page that asks', () => {
  const own = () => `http://127.0.0.1:${server.port}`;

  it('programs, which say nothing of where they come from, and its own pages', async () => {
    expect((await ask({})).status).toBe(200);
    expect((await ask({ headers: { origin: own(), 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
    expect((await ask({ headers: { 'sec-fetch-site': 'none' } })).status).toBe(200);
    expect(received).toHaveLength(3);
  });

  it.each([
    'https://evil.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://127.0.0.1:PORT',
    'http://localhost:PORT',
    'null',
    '',
    'not an origin',
  ])('no page of %s, whatever it asks for', async origin => {
    const headers = { origin: origin.replace('PORT', String(server.port)) };
    for (const path of [
      COMMIT,
      `${DOCUMENTS}/users/asha`,
      '/__local/faults',
      '/emulator/v1/projects/demo/accounts',
    ]) {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await ask({ method, path, headers: { ...headers, authorization: 'Bearer owner' } });
        expect(answer.status, `${method} ${path}`).toBe(403);
        expect(answer.text).not.toContain('asha@demo.test');
      }
    }
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.status).toBe(403);
    expect(Object.keys(preflight.headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    expect(received).toEqual([]);
  });

  it.each([
    [
      'a picture, script or form of another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
      403,
    ],
    ['one of another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
    [
      'a frame in another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      403,
    ],
    [
      'a link in another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      200,
    ],
  ])('%s, which names no origin: %j', async (_what, headers, status) => {
    expect((await ask({ method: 'GET', path: '/__local/', headers })).status).toBe(status);
    expect((await ask({ method: 'POST', path: '/__local/faults', headers })).status).toBe(403);
  });

  it('pages of an origin that was allowed, with tokens, and nobody as the owner', async () => {
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { origin: SHOP, 'access-control-request-headers': 'authorization,x-client-version' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-headers': 'authorization,x-client-version',
      'access-control-allow-methods': expect.stringContaining('PATCH'),
      vary: 'Origin',
    });
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();

    const answer = await ask({ headers: { origin: SHOP, authorization: 'Bearer a.b.c' } });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, SHOP]);
    const asOwner = await ask({ headers: { origin: SHOP, authorization: 'bearer  owner' } });
    expect([asOwner.status, asOwner.text]).toEqual([403, expect.stringContaining('not as the owner')]);
    const channel = await ask({
      path: '/google.firestore.v1.Firestore/Listen/channel',
      headers: { origin: SHOP },
    });
    expect(channel.headers['access-control-allow-credentials']).toBe('true');
  });

  it('but none of them to the mailbox, the faults and the mailed links', async () => {
    for (const path of [
      '/__local/mailbox',
      `${COMMIT}/../../../../../../../__local/faults`,
      '/emulator/action',
      '/emulator/v1/projects/demo/oobCodes',
    ]) {
      const answer = await ask({ method: 'GET', path, headers: { origin: SHOP } });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(received).toEqual([]);
  });

  it('says what to do', async () => {
    expect((await ask({ headers: { origin: 'http://localhost:3000' } })).text).toContain(
      '--allow-origin http://localhost:3000',
    );
    expect((await ask({ headers: { host: 'evil.example' } })).text).toContain('evil.example');
  });
});

describe('what its answers may be used for', () => {
  it('is not in a frame, not as a script, not by guessing its type', async () => {
    for (const path of ['/__local/', COMMIT]) {
      const { headers } = await ask({ path });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    }
    const { headers } = await ask({ method: 'GET', path: '/__local/' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("form-action 'self'");
  });
});

describe('requests that are none', () => {
  it.each([
    ['TRACE', COMMIT, 501],
    ['GET', 'http://evil.example/__local/mailbox', 400],
    ['GET', '//evil.example/__local/mailbox', 404],
    ['OPTIONS', '*', 400],
  ])('%s %s: %i', async (method, path, status) => {
    expect((await ask({ method, path })).status).toBe(status);
    expect(received).toEqual([]);
  });
});

describe('the origins that may be allowed', () => {
  it.each([
    '*',
    'localhost:5173',
    'https://shop.example',
    'http://192.168.1.7:5173',
    'http://localhost:5173/',
    'null',
    '',
  ])('are not %s', async origin => {
    await expect(startNodeServer(async () => null, 0, { allowOrigins: [origin] })).rejects.toThrow(
      'an origin of this machine, such as http://localhost:5173',
    );
  });
});
