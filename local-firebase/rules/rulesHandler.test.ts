import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as send } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalFirebase, type LocalFirebase } from '../localFirebase';
import { type NodeServer, startNodeServer } from '../mounts/nodeServer';
import { createMemoryStorage } from '../storage/memoryStorage';

const PROJECT = 'demo-bottled-water';
const RULES = `/emulator/v1/projects/${PROJECT}:securityRules`;
const DOCUMENT = `/v1/projects/${PROJECT}/databases/(default)/documents/c/e`;
const SHOP = 'http://localhost:5173';
const rulesOf = (condition: string) =>
  `rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /c/{id} {\nallow read: if ${condition};\n} } }`;
const bodyOf = (content: string) => ({ rules: { files: [{ name: 'firestore.rules', content }] } });

let backend: LocalFirebase;
let server: NodeServer;

/** `forTests`: what the flag for tests says, which is what a backend must have been started with. */
async function open(rules: string | undefined, forTests = true): Promise<void> {
  backend = await createLocalFirebase({
    ...{ storage: createMemoryStorage(), randomBytes, rules },
    unsignedTokens: forTests,
  });
  await backend.firestore.documents.write([{ path: 'c/e', fields: {} }]);
  server = await startNodeServer(backend.handle, 0, { allowOrigins: [SHOP] });
}

beforeEach(() => open(rulesOf('false')));
afterEach(async () => {
  await server.close();
  await backend.close();
});

type Asked = {
  readonly method?: string;
  readonly path?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

/** `fetch` would not let a test say what host and origin are. */
async function ask({ method = 'PUT', path = RULES, body, headers = {} }: Asked) {
  const outgoing = send({ host: '127.0.0.1', port: server.port, method, path, headers });
  outgoing.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  const [incoming] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of incoming) text += chunk;
  return { status: incoming.statusCode, text };
}

const publish = (content: string) => ask({ body: bodyOf(content) });
const isReadable = async () => (await fetch(server.origin + DOCUMENT)).status === 200;

it('is no call of a backend that was not started for tests', async () => {
  await server.close();
  await backend.close();
  await open(rulesOf('false'), false);
  for (const method of ['PUT', 'GET']) {
    const answer = await ask({ method, body: method === 'PUT' ? bodyOf(rulesOf('true')) : undefined });
    expect(answer.status).toBe(501);
    expect(answer.text).toMatch(/does not serve/);
  }
  expect(await isReadable()).toBe(false);
});

describe('published rules', () => {
  it('decide the next request, without credentials', async () => {
    expect(await isReadable()).toBe(false);
    expect((await publish(rulesOf('true'))).status).toBe(200);
    expect(await isReadable()).toBe(true);
    expect((await publish(rulesOf('request.auth != null'))).status).toBe(200);
    expect(await isReadable()).toBe(false);
  });

  it('also close a backend that began without any', async () => {
    await server.close();
    await open(undefined);
    expect(JSON.parse((await ask({ method: 'GET' })).text)).toEqual({ rules: { files: [] } });
    expect(await isReadable()).toBe(true);
    await publish(rulesOf('false'));
    expect(await isReadable()).toBe(false);
  });

  it('are what is read back', async () => {
    await publish(rulesOf('true'));
    const { text } = await ask({ method: 'GET' });
    expect(JSON.parse(text)).toEqual({ rules: { files: [{ content: rulesOf('true') }] } });
  });

  it.each([
    ['do not parse', rulesOf('tru e'), /^Error compiling rules:\n3:20: found "e", expected/],
    [
      'name what is not there',
      rulesOf('thing == 1'),
      /^Error compiling rules:\n3:16: found the unknown name/,
    ],
  ])('that %s are refused with the place, and the old ones stay', async (_, content, message) => {
    await publish(rulesOf('true'));
    const { status, text } = await publish(content);
    const { error } = JSON.parse(text);
    expect([status, error.status]).toEqual([400, 'INVALID_ARGUMENT']);
    expect(error.message).toMatch(message);
    expect(await isReadable()).toBe(true);
    expect(JSON.parse((await ask({ method: 'GET' })).text)).toEqual({
      rules: { files: [{ content: rulesOf('true') }] },
    });
  });
});

describe('what is refused by name', () => {
  const file = { content: rulesOf('true') };
  it.each<[what: string, asked: Asked, status: number, message: RegExp]>([
    ['no body', {}, 400, /rules/],
    ['no JSON', { body: '{' }, 400, /./],
    ['no file', { body: { rules: { files: [] } } }, 400, /rules.files\[0\]/],
    ['two files', { body: { rules: { files: [file, file] } } }, 400, /'rules.files': one file is expected/],
    ['another key', { body: { rules: { files: [file] }, more: 1 } }, 400, /"more"/],
    ['no text', { body: { rules: { files: [{ content: 1 }] } } }, 400, /content': a text is expected/],
    ['ignoreErrors', { body: { rules: { files: [file] }, ignoreErrors: true } }, 501, /ignoreErrors/],
    ['DELETE', { method: 'DELETE' }, 501, /DELETE of the rules is not supported/],
    [
      'another project',
      { path: RULES.replace(PROJECT, 'other'), body: bodyOf(rulesOf('true')) },
      404,
      /serves the project demo-bottled-water/,
    ],
    [
      'the report of coverage',
      { method: 'GET', path: RULES.replace('securityRules', 'ruleCoverage') },
      501,
      /report of coverage is not supported/,
    ],
    [
      'the page of coverage',
      { method: 'GET', path: RULES.replace('securityRules', 'ruleCoverage.html') },
      501,
      /report of coverage is not supported/,
    ],
  ])('%s', async (_, asked, status, message) => {
    const answer = await ask(asked);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).error.message).toMatch(message);
    expect(await isReadable()).toBe(false);
  });
});

describe('who may publish', () => {
  it.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { origin: 'http://localhost:1234', 'sec-fetch-site': 'same-site' }],
    ['a page that is let in for the services', { origin: SHOP, 'sec-fetch-site': 'same-site' }],
    ['a page that hides where it comes from', { origin: 'null' }],
    ['a page of another site that says no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a page of a domain that leads here', { host: 'evil.example' }],
  ])('not %s, as the owner or not', async (_, headers: Record<string, string>) => {
    for (const owner of [{}, { authorization: 'Bearer owner' }]) {
      for (const asked of [
        { method: 'PUT', body: bodyOf(rulesOf('true')) },
        { method: 'GET' },
        { method: 'OPTIONS' },
      ]) {
        const withPort = headers.host === undefined ? {} : { host: `${headers.host}:${server.port}` };
        const answer = await ask({ ...asked, headers: { ...headers, ...withPort, ...owner } });
        expect(answer.status, asked.method).toBe(403);
        expect(answer.text).not.toContain('allow read');
      }
    }
    expect(await isReadable()).toBe(false);
  });

  it('a page of its own', async () => {
    const headers = { origin: server.origin, 'sec-fetch-site': 'same-origin' };
    expect((await ask({ body: bodyOf(rulesOf('true')), headers })).status).toBe(200);
    expect(await isReadable()).toBe(true);
  });
});
