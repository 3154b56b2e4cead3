import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFaults } from '../faults/faults';
import type { Handler } from '../http/handler';
import { json } from '../http/responses';
import { createRequestHandler } from '../requestHandler';
import { createMswHandler } from './mswHandler';

const faults = createFaults();
let commits = 0;
const handle = createRequestHandler({
  handlers: [
    async request => {
      if (request.url.endsWith(':explode')) throw new TypeError('the sky fell in');
      commits += 1;
      return json({ text: await request.text() });
    },
  ],
  faults,
  wait: async () => {},
});
const server = setupServer(
  createMswHandler(handle),
  http.post('http://localhost:4173/menu', async ({ request }) =>
    HttpResponse.text(`not ours: ${await request.text()}`),
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  faults.clear();
  vi.restoreAllMocks();
  commits = 0;
});
afterAll(() => server.close());

function commit(init: RequestInit = {}): Promise<Response> {
  return fetch('http://localhost:4173/v1/projects/demo:commit', {
    method: 'POST',
    body: '{"writes":[]}',
    ...init,
  });
}

describe('the MSW handler', () => {
  it('answers the backend’s paths', async () => {
    expect(await (await commit()).json()).toEqual({ text: '{"writes":[]}' });
  });

  it('leaves other paths, bodies unread, to the handlers after it', async () => {
    const answer = await fetch('http://localhost:4173/menu', { method: 'POST', body: 'water' });
    expect(await answer.text()).toBe('not ours: water');
  });

  it.each([
    ['dropRequest', 0],
    ['applyThenDrop', 1],
  ] as const)('%s is a network error to fetch, with %i commits applied', async (kind, applied) => {
    faults.inject({ match: { path: ':commit' }, fault: { kind } });
    await expect(commit()).rejects.toThrow(TypeError);
    expect(commits).toBe(applied);
  });

  it('hang leaves fetch waiting until its caller gives up', async () => {
    faults.inject({ match: { path: ':commit' }, fault: { kind: 'hang' }, times: 1 });
    const caller = new AbortController();
    const answer = commit({ signal: caller.signal });
    const next = commit();
    expect(await Promise.race([answer, next.then(() => 'still waiting')])).toBe('still waiting');
    caller.abort();
    await expect(answer).rejects.toThrow('aborted');
  });

  it('answers 500 and logs the error when the backend throws', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await fetch('http://localhost:4173/v1/projects/demo:explode');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('the sky fell in');
    expect(log).toHaveBeenCalledWith(new TypeError('the sky fell in'));
  });

  it('serves a channel of whoever listens by answers that end', async () => {
    const handler: Handler = async (_request, url) => new Response(`CI=${url.searchParams.get('CI')}`);
    server.use(createMswHandler(createRequestHandler({ handlers: [handler], faults, wait: async () => {} })));
    const answer = await fetch('http://localhost/google.firestore.v1.Firestore/Listen/channel?RID=rpc&CI=0');
    expect(await answer.text()).toBe('CI=1');
    server.resetHandlers();
  });
});
