import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  documents,
  inOrder,
  integer,
  type ListenedTo,
  next,
  openListenedTo,
  query,
  remove,
  set,
  small,
} from '../testing/listenedTo';
import { isSnapshot, type WebChannelClient } from '../testing/webChannelClient';

let there: ListenedTo;
const connect: ListenedTo['connect'] = settings => there.connect(settings);
const commit: ListenedTo['commit'] = (...writes) => there.commit(...writes);

beforeEach(async () => {
  there = await openListenedTo();
});
afterEach(() => there.close());

const tokenOf = (client: WebChannelClient): string =>
  Object(client.answers.findLast(isSnapshot)).targetChange.resumeToken;

describe('a client that comes back', () => {
  const resumed = (client: WebChannelClient, structuredQuery: object = {}) =>
    query(2, structuredQuery, { resumeToken: tokenOf(client) });

  it('is told of what changed meanwhile, and of nothing else', async () => {
    await commit(...[1, 2, 3, 4].map(n => set(`c/${n}`, { n: integer(n) })));
    const client = await connect();
    client.send(query(2, small));
    await next(client);
    client.close();
    await commit(set('c/1', { n: integer(7) }), remove('c/2'), set('c/5', { n: integer(5) }));
    await commit(set('c/3', { n: integer(30) }), remove('c/5'));
    const again = await connect();
    again.send(resumed(client, small));
    expect(await next(again)).toEqual([
      'ADD 2',
      '+c/1 2',
      '-c/2 2',
      '~c/3 2',
      '2 in 2',
      'CURRENT 2',
      'snapshot',
    ]);
    again.close();
    const third = await connect();
    third.send(resumed(again, small));
    expect(await next(third)).toEqual(['ADD 2', '2 in 2', 'CURRENT 2', 'snapshot']);
  });

  it('of a limited query too', async () => {
    await commit(...[1, 2, 3, 4].map(n => set(`c/${n}`, { n: integer(n) })));
    const first = { ...inOrder, limit: 2 };
    const client = await connect();
    client.send(query(2, first));
    await next(client);
    client.close();
    await commit(remove('c/1'), set('c/9', { n: integer(9) }));
    const again = await connect();
    again.send(resumed(client, first));
    expect(await next(again)).toEqual(['ADD 2', '+c/3 2', '-c/1 2', '2 in 2', 'CURRENT 2', 'snapshot']);
    await commit(remove('c/2'));
    expect(await next(again)).toEqual(['+c/4 2', '-c/2 2', 'snapshot']);
  });

  it('to a backend that was started anew is told what is newer and how many there are', async () => {
    await commit(...[1, 2, 3].map(n => set(`c/${n}`, { n: integer(n) })));
    const client = await connect();
    client.send(query(2));
    await next(client);
    client.close();
    await commit(remove('c/1'), set('c/2', { n: integer(8) }));
    await there.restart();
    const again = await connect();
    again.send(resumed(client));
    expect(await next(again)).toEqual(['ADD 2', '+c/2 2', '2 in 2', 'CURRENT 2', 'snapshot']);
    // Of these nobody can tell.
    const limited = await connect();
    limited.send(resumed(client, { limit: 2 }));
    expect(await next(limited)).toEqual(['ADD 2', 'RESET 2', '+c/2 2', '+c/3 2', 'CURRENT 2', 'snapshot']);
  });

  it('after more changes than are kept in mind, likewise', async () => {
    await commit(set('c/1', {}), set('c/2', {}));
    const client = await connect();
    client.send(query(2));
    await next(client);
    client.close();
    await commit(remove('c/1'));
    await commit(...Array.from({ length: 10_000 }, (_, at) => set(`d/${at}`, {})));
    const again = await connect();
    again.send(resumed(client));
    expect(await next(again)).toEqual(['ADD 2', '1 in 2', 'CURRENT 2', 'snapshot']);
  });

  it('by a time is told of what is later', async () => {
    await commit(set('c/1', {}));
    const client = await connect();
    client.send(query(2));
    await next(client);
    const { readTime } = Object(client.answers.at(-1)).targetChange;
    await commit(set('c/2', {}));
    await next(client);
    const again = await connect();
    again.send(query(2, {}, { readTime, expectedCount: 1 }));
    expect(await next(again)).toEqual(['ADD 2', '+c/2 2', '2 in 2', 'CURRENT 2', 'snapshot']);
  });
});

describe('billing', () => {
  it('is a read for each document that is sent or moved out, at least one to begin with, and none while nothing happens', async () => {
    const client = await connect();
    const listen = (message: object) => async () => {
      client.send(message);
      await next(client);
    };
    const change =
      (...writes: object[]) =>
      async () => {
        await commit(...writes);
        await next(client);
      };
    expect(await there.reads(listen(query(2, small)))).toBe(1);
    expect(await there.reads(change(set('c/1', { n: integer(1) }), set('c/2', { n: integer(2) })))).toBe(2);
    expect(await there.reads(() => commit(set('d/1', {})))).toBe(0);
    expect(await there.reads(listen(query(4, { ...inOrder, limit: 1 })))).toBe(1);
    // Two targets are sent it; the one it crowds out is free.
    expect(await there.reads(change(set('c/0', { n: integer(0) })))).toBe(2);
    // Out of both by its change, and another comes into one of them.
    expect(await there.reads(change(set('c/0', { n: integer(30) })))).toBe(3);
    expect(await there.reads(change(remove('c/2')))).toBe(0);
    expect(await there.reads(listen(documents(6, 'c/1', 'c/9')))).toBe(2);
  });

  it('of who comes back is of what changed, and of everything after half an hour', async () => {
    await commit(...[1, 2, 3].map(n => set(`c/${n}`, { n: integer(n) })));
    const client = await connect();
    client.send(query(2));
    await next(client);
    client.close();
    await commit(set('c/1', { n: integer(4) }));
    const comeBack = async () => {
      const again = await connect();
      again.send(query(2, {}, { resumeToken: tokenOf(client) }));
      await next(again);
    };
    expect(await there.reads(comeBack)).toBe(1);
    there.firestore.advance(30 * 60_000);
    expect(await there.reads(comeBack)).toBe(1);
    there.firestore.advance(1);
    expect(await there.reads(comeBack)).toBe(3);
  });
});
