import type { Caller } from '../../auth/caller';
import { randomId } from '../../auth/randomId';
import type { Handler } from '../../http/handler';
import { BodyError, parseJson, readText } from '../../http/requestBody';
import { RpcError } from '../wire/rpcError';
import type { OpenStream, Stream } from './stream';
import { openWebChannel, type WebChannel } from './webChannel';

const ADDRESS = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;

/** The protocol's, which every client of today speaks. */
const VERSION = 8;
/** The client takes a channel for dead after half as long again. */
const KEEP_ALIVE_MS = 30_000;
/** Longer than a client takes to ask again. */
const LOST_MS = 60_000;
/** More than the tabs of a machine; beyond, the oldest is forgotten, and its client begins anew. */
const MAX_CHANNELS = 200;
const ID_LENGTH = 24;

export type ChannelOptions = {
  readonly randomBytes: (count: number) => Uint8Array;
  /** @throws RpcError UNAUTHENTICATED for a token that is not good */
  readonly callerOf: (request: Request) => Caller;
  readonly streams: { readonly Listen: OpenStream; readonly Write: OpenStream };
  readonly keepAliveMs?: number | undefined;
  readonly lostMs?: number | undefined;
};

export type ChannelHandler = {
  readonly handle: Handler;
  /** Ends every channel; clients that ask again learn that theirs is unknown. */
  close(): void;
};

/**
 * The two streams of the full SDK, over the protocol of its WebChannel: what the client says comes by POST, what it is
 * told is the answer to a GET. The token is that of the first request; with another one the client opens another channel.
 */
export function createChannelHandler(options: ChannelOptions): ChannelHandler {
  const { randomBytes, callerOf, streams, keepAliveMs = KEEP_ALIVE_MS, lostMs = LOST_MS } = options;
  const channels = new Map<string, WebChannel>();

  function close(id: string): void {
    channels.get(id)?.close();
    channels.delete(id);
  }

  async function begin(request: Request, open: OpenStream): Promise<Response> {
    const { headers, messages, first } = await readForm(request);
    const [oldest] = channels.keys();
    if (oldest !== undefined && channels.size >= MAX_CHANNELS) close(oldest);
    const id = randomId(randomBytes, ID_LENGTH);
    const channel = openWebChannel(
      openFor(() => admitted(request, callerOf(new Request(request.url, { headers }))), open),
      { lostMs, onLost: () => close(id) },
    );
    channels.set(id, channel);
    channel.receive(messages, first);
    return chunk([[0, ['c', id, '', VERSION, VERSION, keepAliveMs]]]);
  }

  async function proceed(request: Request, params: URLSearchParams, id: string): Promise<Response> {
    const channel = channels.get(id);
    // The client looks for these words, anywhere but at the very beginning: then it begins anew.
    if (channel === undefined) return text('400: Unknown SID', 400);
    if (params.get('TYPE') === 'terminate') {
      close(id);
      return text('');
    }
    if (request.method === 'GET') {
      return text(
        channel.answer({
          received: readNumber(params, 'AID'),
          isStreamed: params.get('CI') === '0',
          quietMs: Math.min(readNumber(params, 'TO') || keepAliveMs, keepAliveMs),
          left: request.signal,
        }),
      );
    }
    const { messages, first } = await readForm(request);
    channel.receive(messages, first);
    return chunk(channel.state());
  }

  return {
    async handle(request, url) {
      const [, name] = ADDRESS.exec(url.pathname) ?? [];
      if (name !== 'Listen' && name !== 'Write') return null;
      try {
        const id = url.searchParams.get('SID');
        return await (id === null ? begin(request, streams[name]) : proceed(request, url.searchParams, id));
      } catch (error) {
        if (error instanceof BodyError) return text(error.message, 400);
        throw error;
      }
    },
    close() {
      for (const id of channels.keys()) close(id);
    },
  };
}

/** A token that is not good is told of by the stream, as the hosted service does: an HTTP error would say nothing. */
function openFor(callerOf: () => Caller, open: OpenStream): (send: Parameters<OpenStream>[1]) => Stream {
  return send => {
    try {
      return open(callerOf(), send);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return {
        receive() {
          throw error;
        },
        close: () => undefined,
      };
    }
  };
}

/** Who is the owner by its body was not seen by who lets requests in: a page of another origin is let in as its users. */
function admitted(request: Request, caller: Caller): Caller {
  const origin = request.headers.get('origin');
  if (caller.kind !== 'owner' || origin === null || origin === new URL(request.url).origin) return caller;
  throw new RpcError(
    'PERMISSION_DENIED',
    'A page of another origin is let in as its users, not as the owner.',
  );
}

/**
 * `headers=Authorization:Bearer …&count=1&ofs=0&req0___data__={…}`. The headers are in the body so that a browser need not
 * ask whether it may send them; those of the request itself count where there are none.
 * @throws BodyError
 */
async function readForm(request: Request) {
  const form = new URLSearchParams(await readText(request));
  const first = readNumber(form, 'ofs');
  const messages: unknown[] = [];
  for (let at = 0; form.has(`req${at}___data__`); at += 1) {
    messages.push(parseJson(form.get(`req${at}___data__`) ?? ''));
  }
  return { headers: readHeaders(form.get('headers')) ?? request.headers, messages, first };
}

/** Where a count of messages begins; 0 where it is not said. @throws BodyError */
function readNumber(params: URLSearchParams, name: string): number {
  const number = Number(params.get(name) ?? 0);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new BodyError(`"${name}" is no number of a message.`);
  return number;
}

/** @throws BodyError */
function readHeaders(lines: string | null): Headers | undefined {
  if (lines === null) return undefined;
  try {
    return new Headers(
      lines
        .split('\r\n')
        .filter(line => line !== '')
        .map((line): [string, string] => {
          const [name = '', ...value] = line.split(':');
          return [name, value.join(':')];
        }),
    );
  } catch {
    throw new BodyError('"headers" are no headers.');
  }
}

/** The client reads so many characters and takes them for JSON. */
function chunk(json: unknown): Response {
  const written = JSON.stringify(json);
  return text(`${written.length}\n${written}`);
}

function text(body: string | ReadableStream<Uint8Array<ArrayBuffer>>, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' },
  });
}
