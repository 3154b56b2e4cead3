import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../auth/caller';
import { RpcError } from '../wire/rpcError';
import { type ChannelHandler, createChannelHandler } from './channelHandler';
import type { OpenStream, StreamAnswer } from './stream';

/** What the stream that was opened last has heard, from whom, and how to answer. */
let heard: unknown[];
let callers: Caller[];
let say: (...answers: StreamAnswer[]) => void;
let handler: ChannelHandler;

const openScripted: OpenStream = (caller, send) => {
  callers.push(caller);
  say = (...answers) => send(answers);
  return {
    receive(message) {
      if (message === 'bad') throw new RpcError('INVALID_ARGUMENT', 'It is bad.');
      heard.push(message);
    },
    close: () => heard.push('closed'),
  };
};

function callerOf({ headers }: Request): Caller {
  const authorization = headers.get('authorization');
  if (authorization === 'Bearer stale') throw new RpcError('UNAUTHENTICATED', 'It is stale.');
  if (authorization === 'Bearer owner') return { kind: 'owner' };
  return authorization === null
    ? { kind: 'nobody' }
    : { kind: 'user', uid: authorization.slice(7), token: {} };
}

function open(keepAliveMs?: number, lostMs?: number): void {
  handler = createChannelHandler({
    randomBytes,
    callerOf,
    streams: { Listen: openScripted, Write: openScripted },
    keepAliveMs,
    lostMs,
  });
}

beforeEach(() => {
  heard = [];
  callers = [];
  open();
});
afterEach(() => handler.close());

type Asked = { readonly body?: string; readonly headers?: HeadersInit; readonly signal?: AbortSignal };

async function send(query: string, { body, headers, signal }: Asked = {}): Promise<Response> {
  const url = new URL(`/google.firestore.v1.Firestore/Listen/channel?VER=8&${query}`, 'http://127.0.0.1');
  const request = new Request(url, {
    ...(body !== undefined && { method: 'POST', body }),
    ...(headers && { headers }),
    ...(signal && { signal }),
  });
  const response = await handler.handle(request, url);
  if (response === null) throw new Error('The handler does not answer.');
  return response;
}

/** What stands behind each length. */
function chunksOf(text: string): unknown[] {
  const chunks: unknown[] = [];
  for (let rest = text; rest !== ''; ) {
    const [head = '', length = ''] = /^(\d+)\n/.exec(rest) ?? [];
    chunks.push(JSON.parse(rest.slice(head.length, head.length + Number(length))));
    rest = rest.slice(head.length + Number(length));
  }
  return chunks;
}

const arraysOf = async (response: Response) => chunksOf(await response.text()).flat();

/** The next part of an answer that goes on. */
async function part(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<unknown> {
  const { value, done } = await reader.read();
  return done ? 'end' : chunksOf(new TextDecoder().decode(value)).flat();
}

function messages(first: number, ...sent: unknown[]): string {
  const form = new URLSearchParams({ count: String(sent.length), ofs: String(first) });
  for (const [at, message] of sent.entries()) form.set(`req${at}___data__`, JSON.stringify(message));
  return String(form);
}

async function begin(body = messages(0), headers: HeadersInit = {}): Promise<string> {
  const [opened] = await arraysOf(await send('RID=1', { body, headers }));
  expect(opened).toEqual([0, ['c', expect.stringMatching(/^\w{24}$/), '', 8, 8, expect.any(Number)]]);
  return (opened as [number, [string, string]])[1][1];
}

const poll = (id: string, received: number, asked: Asked = {}) =>
  send(`SID=${id}&RID=rpc&AID=${received}&CI=1&TYPE=xmlhttp`, asked);

async function stream(id: string, received: number): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const { body } = await send(`SID=${id}&RID=rpc&AID=${received}&CI=0&TYPE=xmlhttp`);
  if (body === null) throw new Error('The answer has no body.');
  return body.getReader();
}

describe('what the client says', () => {
  it('is heard in its order and once, whenever it comes', async () => {
    const id = await begin(messages(0, 'a', 'b'));
    await send(`SID=${id}&RID=2`, { body: messages(1, 'b', 'c') });
    await send(`SID=${id}&RID=4`, { body: messages(4, 'e') });
    expect(heard).toEqual(['a', 'b', 'c']);
    await send(`SID=${id}&RID=3`, { body: messages(3, 'd') });
    expect(heard).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('is answered by how far the other direction is', async () => {
    const id = await begin();
    const state = async () =>
      chunksOf(await (await send(`SID=${id}&RID=2`, { body: messages(0) })).text())[0];
    expect(await state()).toEqual([0, 0, 0]);
    say({ a: 1 });
    expect(await state()).toEqual([0, 1, '[1,[{"a":1}]]'.length]);
    const answer = await stream(id, 0);
    await part(answer);
    expect(await state()).toEqual([1, 1, '[1,[{"a":1}]]'.length]);
    // Which acknowledges it.
    await part(await stream(id, 1));
    expect(await state()).toEqual([1, 2, '[2,["noop"]]'.length]);
  });

  it.each(['req0___data__={&ofs=0', 'ofs=-1', 'ofs=1.5', 'headers=a%0Ab'])(
    'is no form like %s',
    async body => {
      expect((await send('RID=1', { body })).status).toBe(400);
    },
  );

  it('ends the stream where it cannot be read, in words of the stream', async () => {
    const id = await begin(messages(0, 'bad'));
    const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'It is bad.' };
    expect(await arraysOf(await poll(id, 0))).toEqual([[1, [{ error }]]]);
    expect(heard).toEqual(['closed']);
  });
});

describe('who it is', () => {
  const encoded = (headers: string) => `headers=${encodeURIComponent(headers)}&${messages(0, 'a')}`;

  it('is said by the headers in the first body, else by its own', async () => {
    await begin(encoded('X-Client:1\r\nAuthorization:Bearer asha\r\n'), { authorization: 'Bearer owner' });
    await begin(messages(0), { authorization: 'Bearer bina' });
    await begin();
    expect(callers).toMatchObject([{ uid: 'asha' }, { uid: 'bina' }, { kind: 'nobody' }]);
  });

  it('is nobody with a token that is not good, which is told in words of the stream', async () => {
    const id = await begin(encoded('Authorization:Bearer stale\r\n'));
    expect(await arraysOf(await poll(id, 0))).toMatchObject([
      [1, [{ error: { status: 'UNAUTHENTICATED' } }]],
    ]);
    expect(heard).toEqual([]);
  });

  it('is not the owner for a page of another origin', async () => {
    const owner = encoded('Authorization:Bearer owner\r\n');
    await begin(owner, { origin: 'http://127.0.0.1' });
    expect(callers).toEqual([{ kind: 'owner' }]);
    const id = await begin(owner, { origin: 'http://localhost:5173' });
    expect(await arraysOf(await poll(id, 0))).toMatchObject([
      [1, [{ error: { status: 'PERMISSION_DENIED' } }]],
    ]);
  });
});

describe('what the client is told', () => {
  it('comes as it is said, in one answer that goes on', async () => {
    const id = await begin();
    const answer = await stream(id, 0);
    // By which the client learns that nothing keeps the answer back.
    expect(await part(answer)).toEqual([[1, ['noop']]]);
    say({ a: 1 }, { b: 2 });
    expect(await part(answer)).toEqual([
      [2, [{ a: 1 }]],
      [3, [{ b: 2 }]],
    ]);
    say({ c: 3 });
    expect(await part(answer)).toEqual([[4, [{ c: 3 }]]]);
  });

  it('comes by one answer each where the client polls', async () => {
    const id = await begin();
    say({ a: 1 });
    expect(await arraysOf(await poll(id, 0))).toEqual([[1, [{ a: 1 }]]]);
    const waiting = poll(id, 1).then(arraysOf);
    say({ b: 2 });
    expect(await waiting).toEqual([[2, [{ b: 2 }]]]);
  });

  it('comes again until it is acknowledged', async () => {
    const id = await begin();
    say({ a: 1 }, { b: 2 });
    expect(await arraysOf(await poll(id, 0))).toHaveLength(2);
    expect(await arraysOf(await poll(id, 0))).toHaveLength(2);
    expect(await arraysOf(await poll(id, 1))).toEqual([[2, [{ b: 2 }]]]);
    const waiting = poll(id, 99).then(arraysOf);
    say({ c: 3 });
    expect(await waiting).toEqual([[3, [{ c: 3 }]]]);
  });

  it('comes in parts where it is long, and the answer ends for it to be acknowledged', async () => {
    const id = await begin();
    const text = 'x'.repeat(10_000);
    say(...Array.from({ length: 200 }, (_, at) => ({ at, text })));
    const first = chunksOf(await (await send(`SID=${id}&RID=rpc&AID=0&CI=0`)).text());
    expect(first.length).toBeGreaterThan(10);
    const received = first.flat().length;
    expect(received).toBeLessThan(200);
    const second = await stream(id, received);
    expect(await part(second)).toMatchObject({ 0: [received + 1, [{ at: received }]] });
  });

  it('is that nothing happens, when that takes long', async () => {
    handler.close();
    open(5);
    const id = await begin();
    expect(await arraysOf(await poll(id, 0))).toEqual([[1, ['noop']]]);
    const answer = await stream(id, 1);
    expect(await part(answer)).toEqual([[2, ['noop']]]);
    expect(await part(answer)).toEqual([[3, ['noop']]]);
  });

  it('is so sooner for a client that has no more time', async () => {
    const id = await begin();
    expect(await arraysOf(await send(`SID=${id}&RID=rpc&AID=0&CI=1&TO=5`))).toEqual([[1, ['noop']]]);
  });
});

describe('a channel', () => {
  it('answers a waiting poll when the client leaves, ends the channel, or polls again', async () => {
    const id = await begin();
    const leaving = new AbortController();
    const left = poll(id, 0, { signal: leaving.signal }).then(arraysOf);
    leaving.abort();
    expect(await left).toEqual([]);
    const earlier = poll(id, 0).then(arraysOf);
    const waiting = poll(id, 0).then(arraysOf);
    expect(await earlier).toEqual([]);
    await send(`SID=${id}&RID=3&TYPE=terminate`);
    expect(await waiting).toEqual([]);
    expect(heard).toEqual(['closed']);
    const gone = await poll(id, 0);
    // The client takes it for known where the words come first.
    expect([gone.status, (await gone.text()).indexOf('Unknown SID')]).toEqual([400, 5]);
  });

  it('is given up when its client is gone without a word', async () => {
    handler.close();
    open(undefined, 5);
    const never = await begin();
    await expect.poll(() => heard).toEqual(['closed']);
    const id = await begin();
    const leaving = new AbortController();
    const left = poll(id, 0, { signal: leaving.signal }).then(arraysOf);
    leaving.abort();
    await left;
    await expect.poll(() => heard).toEqual(['closed', 'closed']);
    for (const gone of [never, id]) expect((await poll(gone, 0)).status).toBe(400);
  });

  it('is forgotten as the oldest of more than 200, and when all are closed', async () => {
    const oldest = await begin();
    const waiting = poll(oldest, 0).then(arraysOf);
    let last = '';
    for (let more = 0; more < 200; more += 1) last = await begin();
    expect(await waiting).toEqual([]);
    expect((await poll(oldest, 0)).status).toBe(400);
    const open = poll(last, 0).then(arraysOf);
    handler.close();
    expect(await open).toEqual([]);
    expect((await poll(last, 0)).status).toBe(400);
  });
});

it('is of Listen and Write alone', async () => {
  const url = new URL('/google.firestore.v1.Firestore/Pipeline/channel?VER=8&RID=1', 'http://127.0.0.1');
  expect(await handler.handle(new Request(url, { method: 'POST', body: '' }), url)).toBeNull();
});
