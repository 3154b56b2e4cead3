import { describe, expect, it } from 'vitest';
import { createFaults } from './faults/faults';
import type { Handler } from './http/handler';
import { json } from './http/responses';
import { createRequestHandler, isBackendPath } from './requestHandler';

const COMMIT = 'http://localhost/v1/projects/demo/databases/(default)/documents:commit';

/** A backend with one handler that counts commits and throws for `:explode`. */
function aHandler(options: { wait?: (delayMs: number) => Promise<void> } = {}) {
  const faults = createFaults();
  const state = { commits: 0 };
  const handler: Handler = async (_request, url) => {
    if (url.pathname.endsWith(':explode')) throw new TypeError('the sky fell in');
    if (url.pathname.startsWith('/__local/')) return json({ page: true });
    if (!url.pathname.endsWith(':commit')) return null;
    state.commits += 1;
    return json({ commits: state.commits });
  };
  const wait = options.wait ?? (async () => {});
  return {
    faults,
    state,
    handle: createRequestHandler({ handlers: [async () => null, handler], faults, wait }),
  };
}

function post(url: string): Request {
  return new Request(url, { method: 'POST', body: '{}' });
}

async function answerOf(outcome: Awaited<ReturnType<ReturnType<typeof aHandler>['handle']>>) {
  if (outcome?.kind !== 'response') throw new Error(`No response but ${outcome?.kind}.`);
  const text = await outcome.response.text();
  return { status: outcome.response.status, text };
}

describe('isBackendPath', () => {
  it.each([
    ['/identitytoolkit.googleapis.com/v1/accounts:signUp', true],
    ['/securetoken.googleapis.com/v1/token', true],
    ['/v1/projects/demo/databases/(default)/documents:commit', true],
    ['/emulator/v1/projects/demo/oobCodes', true],
    ['/__local/', true],
    ['/', false],
    ['/menu', false],
    ['/assets/__local/x.js', false],
    ['/v1/projectsheet', false],
    ['/emulatory', false],
  ])('%s: %s', (path, isOwn) => {
    expect(isBackendPath(path)).toBe(isOwn);
  });
});

describe('createRequestHandler', () => {
  it('lets the first handler that knows the path answer', async () => {
    const { handle } = aHandler();
    expect(await answerOf(await handle(post(COMMIT)))).toEqual({ status: 200, text: '{"commits":1}\n' });
  });

  it('leaves other paths alone', async () => {
    const { handle, faults } = aHandler();
    faults.inject({ match: { path: '/' }, fault: { kind: 'dropRequest' } });
    expect(await handle(new Request('http://localhost/menu'))).toBeNull();
  });

  it('refuses a path of its own that no handler knows, and says which', async () => {
    const { handle } = aHandler();
    const { status, text } = await answerOf(
      await handle(post('http://localhost/v1/projects/demo/locations')),
    );
    expect(status).toBe(501);
    expect(text).toContain('does not serve POST /v1/projects/demo/locations');
  });

  it('answers 500 with the message when a handler throws, and hands the error to the mount', async () => {
    const { handle } = aHandler();
    const outcome = await handle(post('http://localhost/v1/projects/demo:explode'));
    expect(outcome).toMatchObject({ failure: new TypeError('the sky fell in') });
    expect(await answerOf(outcome)).toMatchObject({
      status: 500,
      text: expect.stringContaining('the sky fell in'),
    });
  });

  it.each([
    ['dropRequest', 'drop', 0],
    ['applyThenDrop', 'drop', 1],
    ['hang', 'hang', 0],
  ] as const)('%s ends in a %s with %i commits applied, once', async (kind, ending, applied) => {
    const { handle, faults, state } = aHandler();
    faults.inject({ match: { path: ':commit' }, fault: { kind }, times: 1 });
    expect(await handle(post(COMMIT))).toEqual({ kind: ending });
    expect(state.commits).toBe(applied);
    expect(await answerOf(await handle(post(COMMIT)))).toMatchObject({ status: 200 });
  });

  it.each([
    [{ kind: 'status', status: 503 }, 503, '{"error":{"code":503,"message":"Injected fault: HTTP 503."}}\n'],
    [{ kind: 'status', status: 429, body: { error: 'slow down' } }, 429, '{"error":"slow down"}\n'],
    [{ kind: 'status', status: 204 }, 204, ''],
    [{ kind: 'html200' }, 200, expect.stringMatching(/^<!doctype html>/)],
    [{ kind: 'htmlStatus', status: 502 }, 502, expect.stringMatching(/^<!doctype html>/)],
    [{ kind: 'redirect' }, 302, ''],
  ] as const)('answers %j without applying anything', async (fault, status, text) => {
    const { handle, faults, state } = aHandler();
    faults.inject({ match: { path: ':commit' }, fault });
    expect(await answerOf(await handle(post(COMMIT)))).toEqual({ status, text });
    expect(state.commits).toBe(0);
  });

  it('applies a request whose answer then breaks off', async () => {
    const { handle, faults, state } = aHandler();
    faults.inject({ match: { path: ':commit' }, fault: { kind: 'applyThenCut' } });
    expect(await answerOf(await handle(post(COMMIT)))).toEqual({ status: 200, text: '{"commi' });
    expect(state.commits).toBe(1);
  });

  it('applies a delayed request only after the wait', async () => {
    const waits: { delayMs: number; end: () => void }[] = [];
    const { handle, faults, state } = aHandler({
      wait: delayMs => new Promise(end => waits.push({ delayMs, end })),
    });
    faults.inject({ match: { path: ':commit' }, fault: { kind: 'delay', delayMs: 3000 } });
    const outcome = handle(post(COMMIT));
    expect(waits.map(({ delayMs }) => delayMs)).toEqual([3000]);
    expect(state.commits).toBe(0);
    waits[0]?.end();
    expect(await answerOf(await outcome)).toEqual({ status: 200, text: '{"commits":1}\n' });
  });

  it('keeps its own pages reachable whatever a fault matches', async () => {
    const { handle, faults } = aHandler();
    faults.inject({ match: { path: '/' }, fault: { kind: 'hang' } });
    expect(await answerOf(await handle(new Request('http://localhost/__local/faults')))).toMatchObject({
      status: 200,
    });
  });

  describe('an answer that goes on while a client listens', () => {
    const CHANNEL = 'http://localhost/google.firestore.v1.Firestore/Listen/channel?RID=rpc';
    const DROP = { match: { path: '/Listen/' }, fault: { kind: 'dropRequest' }, times: 1 } as const;

    function aListener() {
      const faults = createFaults();
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const writer = body.writable.getWriter();
      const handler: Handler = async () => new Response(body.readable);
      const handle = createRequestHandler({ handlers: [handler], faults, wait: async () => {} });
      const listen = async () => {
        const outcome = await handle(new Request(CHANNEL));
        if (outcome?.kind !== 'response') return outcome?.kind;
        return outcome.response.body?.getReader();
      };
      return { faults, handle, listen, say: (text: string) => writer.write(new TextEncoder().encode(text)) };
    }

    it('breaks off at its next part when a fault begins, which the next request then meets', async () => {
      const { faults, listen, say } = aListener();
      const reader = await listen();
      if (typeof reader !== 'object') throw new Error('There is no answer.');
      say('one');
      expect(new TextDecoder().decode((await reader.read()).value)).toBe('one');
      faults.inject(DROP);
      say('two').catch(() => undefined);
      await expect(reader.read()).rejects.toThrow('A fault has broken the answer off.');
      expect(await listen()).toBe('drop');
    });

    it.each([
      ['applyThenDrop', 'drop'],
      ['applyThenCut', 'response'],
    ] as const)('is over for %s, which waits for no end of it', async (kind, ending) => {
      const { faults, handle, say } = aListener();
      faults.inject({ ...DROP, fault: { kind } });
      say('four').catch(() => undefined);
      const outcome = await handle(new Request(CHANNEL));
      expect(outcome?.kind).toBe(ending);
      if (outcome?.kind === 'response') expect(await outcome.response.text()).toBe('fo');
    });
  });
});
