import { describe, expect, it } from 'vitest';
import { createTestFirestore } from '../testing/testFirestore';

const { room } = createTestFirestore();

async function send(
  query: string,
  body?: string,
  stream = 'Listen',
  signal?: AbortSignal,
): Promise<Response> {
  const url = new URL(`/google.firestore.v1.Firestore/${stream}/channel?VER=8&${query}`, 'http://127.0.0.1');
  const request = new Request(url, {
    ...(body !== undefined && { method: 'POST', body }),
    ...(signal && { signal }),
  });
  const response = await room(request, url);
  if (response === null) throw new Error('The room does not answer.');
  return response;
}

/** The JSON behind its length. */
async function chunkOf(response: Response): Promise<unknown> {
  const [, length, json = ''] = /^(\d+)\n(.*)$/s.exec(await response.text()) ?? [];
  expect(Number(length)).toBe(json.length);
  return JSON.parse(json);
}

function messages(first: number, ...sent: unknown[]): string {
  const form = new URLSearchParams({ count: String(sent.length), ofs: String(first) });
  for (const [at, message] of sent.entries()) form.set(`req${at}___data__`, JSON.stringify(message));
  return String(form);
}

async function open(stream?: string, ...sent: unknown[]): Promise<string> {
  const opened = await chunkOf(await send('RID=1', messages(0, ...sent), stream));
  expect(opened).toEqual([[0, ['c', expect.stringMatching(/^\w{24}$/), '', 8, 8, expect.any(Number)]]]);
  return (opened as [[number, [string, string]]])[0][1][1];
}

const listenTo = (targetId: unknown) => ({ addTarget: { targetId } });
const removed = (targetId: number) => [
  { targetChange: expect.objectContaining({ targetChangeType: 'REMOVE', targetIds: [targetId] }) },
];

describe('a channel', () => {
  it('refuses each target, by numbers that go on', async () => {
    const id = await open('Listen', listenTo(2), listenTo(4));
    const first = await chunkOf(await send(`SID=${id}&RID=rpc&AID=0`));
    expect(first).toEqual([
      [1, removed(2)],
      [2, removed(4)],
    ]);
    // What was not received comes again; a target that is given up needs no answer.
    expect(
      await chunkOf(await send(`SID=${id}&RID=2`, messages(2, listenTo(6), { removeTarget: 6 }))),
    ).toEqual([1, 3, 0]);
    expect(await chunkOf(await send(`SID=${id}&RID=rpc&AID=1`))).toEqual([
      [2, removed(4)],
      [3, removed(6)],
    ]);
  });

  it('waits with its answer until there is one', async () => {
    const id = await open('Listen');
    const waiting = send(`SID=${id}&RID=rpc&AID=0`);
    await send(`SID=${id}&RID=2`, messages(0, listenTo(8)));
    expect(await chunkOf(await waiting)).toEqual([[1, removed(8)]]);
  });

  it('takes a message that is sent again once', async () => {
    const id = await open('Listen', listenTo(2));
    await send(`SID=${id}&RID=2`, messages(0, listenTo(2), listenTo(4)));
    expect(await chunkOf(await send(`SID=${id}&RID=rpc&AID=0`))).toEqual([
      [1, removed(2)],
      [2, removed(4)],
    ]);
  });

  it('lets go of whoever waits when the client leaves, ends it, or asks anew', async () => {
    const id = await open('Listen');
    const leaving = new AbortController();
    const left = send(`SID=${id}&RID=rpc&AID=0`, undefined, 'Listen', leaving.signal);
    leaving.abort();
    expect(await chunkOf(await left)).toEqual([]);
    const earlier = send(`SID=${id}&RID=rpc&AID=0`);
    const waiting = send(`SID=${id}&RID=rpc&AID=0`);
    expect(await chunkOf(await earlier)).toEqual([]);
    await send(`SID=${id}&RID=3&TYPE=terminate`);
    expect(await chunkOf(await waiting)).toEqual([]);
    const gone = await send(`SID=${id}&RID=rpc&AID=0`);
    expect([gone.status, await gone.text()]).toEqual([400, 'Unknown SID']);
  });

  it('is forgotten as the oldest of more than 200', async () => {
    const oldest = await open('Listen');
    const waiting = send(`SID=${oldest}&RID=rpc&AID=0`);
    for (let more = 0; more < 200; more += 1) await open('Listen');
    expect(await chunkOf(await waiting)).toEqual([]);
    expect((await send(`SID=${oldest}&RID=rpc&AID=0`)).status).toBe(400);
  });

  it('opens the stream of writes, and refuses what is written', async () => {
    const id = await open('Write', { database: 'any' });
    await send(`SID=${id}&RID=2`, messages(1, { streamToken: 'cmVmdXNlZA==', writes: [] }), 'Write');
    expect(await chunkOf(await send(`SID=${id}&RID=rpc&AID=0`, undefined, 'Write'))).toEqual([
      [1, [{ streamId: '0', streamToken: 'cmVmdXNlZA==' }]],
      [2, [{ error: expect.objectContaining({ status: 'UNIMPLEMENTED' }) }]],
    ]);
  });

  it.each(['text', null, [], listenTo('2'), { addTarget: 7 }])(
    'says what it cannot read: %j',
    async message => {
      const id = await open('Listen', message);
      expect(await chunkOf(await send(`SID=${id}&RID=rpc&AID=0`))).toEqual([
        [1, [{ error: expect.objectContaining({ status: 'INVALID_ARGUMENT' }) }]],
      ]);
    },
  );

  it.each(['req0___data__={&ofs=0', 'ofs=-1', 'ofs=1.5'])('takes no form like %s', async form => {
    expect((await send('RID=1', form)).status).toBe(400);
  });
});

it('is of Listen and Write alone', async () => {
  const answer = await send('RID=1', '', 'Pipeline');
  expect(answer.status).toBe(501);
  expect(await answer.text()).toContain('is not supported by the local backend');
});
