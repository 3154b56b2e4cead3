import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaults, type Faults } from '../faults/faults';
import type { Handler } from '../http/handler';
import { json } from '../http/responses';
import { createRequestHandler, type RequestHandler } from '../requestHandler';
import { type NodeServer, startNodeServer } from './nodeServer';

let server: NodeServer;
let faults: Faults;
let handle: RequestHandler;
let received: string[];
/** Emits `waiting` and `left` for a request to `:wait`, and `delayed` with the function that ends a delay. */
let events: EventEmitter;

beforeEach(async () => {
  faults = createFaults();
  received = [];
  events = new EventEmitter();
  const echo: Handler = async request => {
    if (request.url.endsWith(':explode')) throw new TypeError('the sky fell in');
    if (request.url.endsWith(':wait')) {
      request.signal.addEventListener('abort', () => events.emit('left'));
      events.emit('waiting');
      await once(events, 'left');
    }
    const text = await request.text();
    received.push(`${request.method} ${text}`);
    return json({ method: request.method, text, type: request.headers.get('content-type') });
  };
  const wait = () => new Promise<void>(end => events.emit('delayed', end));
  handle = createRequestHandler({ handlers: [echo], faults, wait });
  server = await startNodeServer(handle);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const PATH = '/v1/projects/demo/databases/(default)/documents:commit';

function commit(init: RequestInit = {}): Promise<Response> {
  return fetch(server.origin + PATH, { method: 'POST', body: '{"writes":["पानी"]}', ...init });
}

describe('the Node server', () => {
  it('hands method, headers and body to the backend and its answer back', async () => {
    const response = await commit();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      method: 'POST',
      text: '{"writes":["पानी"]}',
      type: 'text/plain;charset=UTF-8',
    });
  });

  it('says at its root that it is there, and elsewhere that nothing is', async () => {
    const root = await fetch(server.origin);
    expect([root.status, await root.text()]).toEqual([
      200,
      'Ok: local-firebase. Its panel is at /__local/\n',
    ]);
    expect((await fetch(`${server.origin}/menu`)).status).toBe(404);
  });

  it.each([
    ['dropRequest', 0],
    ['applyThenDrop', 1],
  ] as const)('%s is a network error to fetch, with %i requests received', async (kind, count) => {
    faults.inject({ match: { path: ':commit' }, fault: { kind } });
    await expect(commit()).rejects.toThrow('fetch failed');
    expect(received).toHaveLength(count);
  });

  it('hang leaves fetch waiting until its caller gives up', async () => {
    faults.inject({ match: { path: ':commit' }, fault: { kind: 'hang' } });
    const caller = new AbortController();
    const answer = commit({ signal: caller.signal });
    const next = fetch(`${server.origin}/`);
    expect(await Promise.race([answer, next.then(() => 'still waiting')])).toBe('still waiting');
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('delay holds the request back until the wait ends', async () => {
    faults.inject({ match: { path: ':commit' }, fault: { kind: 'delay', delayMs: 60_000 } });
    const delayed = once(events, 'delayed');
    const answer = commit();
    const [end] = await delayed;
    expect(received).toEqual([]);
    end();
    expect((await answer).status).toBe(200);
  });

  it('answers 500 and logs the error when the backend throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await fetch(`${server.origin}/v1/projects/demo:explode`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('the sky fell in');
    expect(log).toHaveBeenCalledWith(new TypeError('the sky fell in'));
  });

  it('tells the backend when the client leaves, and goes on serving', async () => {
    const caller = new AbortController();
    const waiting = once(events, 'waiting');
    const leaving = fetch(`${server.origin}/v1/projects/demo:wait`, { signal: caller.signal });
    await waiting;
    const left = once(events, 'left');
    caller.abort();
    await expect(leaving).rejects.toThrow('aborted');
    await left;
    expect((await commit()).status).toBe(200);
  });

  it('survives a client that leaves in the middle of its body', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nHost: localhost:${server.port}\r\nContent-Length: 100\r\n\r\n{"half`,
    );
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect((await commit()).status).toBe(200);
    expect(received).toHaveLength(1);
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['//', '/v1/projects/../menu', 'http://[', '/v1/projects/%'])(
    'survives a request for %s',
    async target => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const socket = connect(server.port, '127.0.0.1');
      socket.end(`GET ${target} HTTP/1.1\r\nHost: localhost:${server.port}\r\nConnection: close\r\n\r\n`);
      socket.resume();
      await once(socket, 'close');
      expect((await commit()).status).toBe(200);
    },
  );

  it('refuses a body larger than any request may be', async () => {
    const answer = await commit({ body: 'x'.repeat(16 * 1024 * 1024 + 1) });
    expect(answer.status).toBe(413);
    expect(received).toEqual([]);
  });

  it('says when the port is taken', async () => {
    await expect(startNodeServer(handle, server.port)).rejects.toThrow(`Port ${server.port} is taken`);
  });
});
