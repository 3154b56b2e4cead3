import { randomId } from '../../auth/randomId';
import { BodyError, readText } from '../../http/requestBody';
import type { Room } from '../../http/room';
import { refusedListen, refusedWrite, type Stream } from './refusedStreams';
import { openWebChannel, type WebChannel } from './webChannel';

const ADDRESS = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
const STREAMS: { readonly [name: string]: Stream } = { Listen: refusedListen, Write: refusedWrite };

/** The protocol's, which every client of today speaks. */
const VERSION = 8;
/** The client waits for half as long again without a word. Nothing is said for the sake of saying something. */
const KEEP_ALIVE_MS = 24 * 60 * 60 * 1000;
/** More than the tabs of a machine; beyond, the oldest is forgotten, and its client begins anew. */
const MAX_CHANNELS = 200;
const ID_LENGTH = 24;

/**
 * The two streams of the full SDK, over the protocol of its WebChannel: just enough that their refusal reaches who calls
 * `getDocs`, `onSnapshot` or `setDoc`. To a plain HTTP error the SDK answers by trying again.
 */
export function createChannelRoom(randomBytes: (count: number) => Uint8Array): Room {
  const channels = new Map<string, WebChannel>();

  function close(id: string): void {
    channels.get(id)?.close();
    channels.delete(id);
  }

  function open(stream: Stream): readonly [id: string, channel: WebChannel] {
    const [oldest] = channels.keys();
    if (oldest !== undefined && channels.size >= MAX_CHANNELS) close(oldest);
    const id = randomId(randomBytes, ID_LENGTH);
    const channel = openWebChannel(stream);
    channels.set(id, channel);
    return [id, channel];
  }

  async function begin(request: Request, stream: Stream): Promise<Response> {
    const { messages, first } = await readMessages(request);
    const [id, channel] = open(stream);
    channel.receive(messages, first);
    return chunk([[0, ['c', id, '', VERSION, VERSION, KEEP_ALIVE_MS]]]);
  }

  async function proceed(request: Request, params: URLSearchParams, id: string): Promise<Response> {
    const channel = channels.get(id);
    // The words by which the client knows that it has to begin anew.
    if (channel === undefined) return text('Unknown SID', 400);
    if (params.get('TYPE') === 'terminate') {
      close(id);
      return text('');
    }
    if (request.method === 'GET') {
      return chunk(await channel.arraysAfter(Number(params.get('AID')), request.signal));
    }
    const { messages, first } = await readMessages(request);
    channel.receive(messages, first);
    return chunk([1, channel.lastNumber(), 0]);
  }

  return async (request, url) => {
    const stream = STREAMS[ADDRESS.exec(url.pathname)?.[1] ?? ''];
    if (stream === undefined) return null;
    try {
      const id = url.searchParams.get('SID');
      return await (id === null ? begin(request, stream) : proceed(request, url.searchParams, id));
    } catch (error) {
      if (error instanceof BodyError || error instanceof SyntaxError) return text(error.message, 400);
      throw error;
    }
  };
}

/** `count=1&ofs=0&req0___data__={…}`. @throws BodyError, SyntaxError for a message that is no JSON */
async function readMessages(request: Request) {
  const form = new URLSearchParams(await readText(request));
  const first = Number(form.get('ofs') ?? 0);
  if (!Number.isInteger(first) || first < 0) throw new BodyError('"ofs" is no number of a message.');
  const messages: unknown[] = [];
  for (let at = 0; form.has(`req${at}___data__`); at += 1) {
    messages.push(JSON.parse(form.get(`req${at}___data__`) ?? ''));
  }
  return { messages, first };
}

/** The client reads so many characters and takes them for JSON. */
function chunk(json: unknown): Response {
  const written = JSON.stringify(json);
  return text(`${written.length}\n${written}`);
}

function text(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-store' },
  });
}
