import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** Where a listener's channel breaks. Each breaks one connection, the next that comes to it. */
export const STAGES = [
  /** Before the server has heard of it. */
  'connecting',
  /** The server has heard, and its answer to the handshake is lost. */
  'handshake',
  /** Within that answer. */
  'halfHandshake',
  /** The client has been told that a target was added, and no more. */
  'added',
  /** Within a document. */
  'halfChunk',
  /** After documents, before the moment they are all of. */
  'document',
  'beforeCurrent',
  'afterCurrent',
  /** Between two chunks. */
  'chunk',
  /** An acknowledgement is lost: the server sends again what was received. */
  'acknowledging',
  /** Nobody answers any more, and nobody says so. */
  'silent',
  503,
  401,
  404,
  /** The server has forgotten the channel. */
  'unknown',
] as const;
export type Stage = (typeof STAGES)[number];

export type FaultProxy = {
  /** `127.0.0.1:1234` */
  readonly host: string;
  /** The server is there from now on. */
  readonly lead: (port: number) => void;
  readonly arm: (stage: Stage) => void;
  /** Answers are kept back until they have ended, as by some firewalls. */
  readonly buffer: (buffering: boolean) => void;
  /** Every connection breaks. */
  readonly cut: () => void;
  /** All is well again: nothing is armed, and whoever waits in vain is let go. */
  readonly heal: () => void;
  /** Nothing is armed. */
  readonly isWell: () => boolean;
  /** Resolves when all that was armed has happened. */
  readonly broken: () => Promise<void>;
  /** How often each has broken one. */
  readonly met: ReadonlyMap<Stage, number>;
  readonly close: () => Promise<void>;
};

/** An answer of this much is let through before the connection breaks; null where it goes on. */
function passedBytes(stage: Stage, chunk: Buffer, isHandshake: boolean): number | null {
  const text = chunk.toString('latin1');
  const after = (what: string) => {
    const at = text.indexOf(what);
    return at < 0 ? null : at + what.length;
  };
  switch (stage) {
    case 'handshake':
      return isHandshake ? 0 : null;
    case 'halfHandshake':
      return isHandshake ? Math.floor(chunk.length / 2) : null;
    case 'added':
      return /"ADD"/.test(text) ? afterChunk(text, text.indexOf('"ADD"')) : null;
    case 'halfChunk': {
      const at = after('documentChange');
      return at === null ? null : Math.min(at + 100, chunk.length - 1);
    }
    case 'document': {
      const at = after('documentChange');
      return at === null ? null : afterChunk(text, at);
    }
    case 'beforeCurrent':
      return /"CURRENT"/.test(text) ? text.indexOf('"CURRENT"') : null;
    case 'afterCurrent':
      return /"CURRENT"/.test(text) ? chunk.length : null;
    case 'chunk':
      return isHandshake ? null : chunk.length;
    default:
      return null;
  }
}

/** Where the array ends that is there: the server sends several in a chunk, whose length the client takes literally. */
function afterChunk(text: string, at: number): number {
  const next = text.indexOf('\r\n', at);
  return next < 0 ? text.length : next + 2;
}

const CHANNEL = /^(GET|POST) \/google\.firestore\.v1\.Firestore\/Listen\/channel\?(\S*)/;

/**
 * A TCP proxy between a page and Firestore that breaks the connections of the listener's channel. Everything else goes
 * through it unharmed, unless everything is cut.
 */
export async function openFaultProxy(): Promise<FaultProxy> {
  let port = 0;
  let armed: Stage[] = [];
  let buffering = false;
  const open = new Set<Socket>();
  const held = new Set<() => void>();
  const met = new Map<Stage, number>();
  const waiting: (() => void)[] = [];

  /** Whether the fault that is next is one of these; then it is met. */
  function meet(...stages: readonly Stage[]): Stage | null {
    const [stage] = armed;
    if (stage === undefined || !stages.includes(stage)) return null;
    armed = armed.slice(1);
    if (armed.length === 0) for (const settle of waiting.splice(0)) settle();
    met.set(stage, (met.get(stage) ?? 0) + 1);
    return stage;
  }

  /** The local backend answers to its own address alone. */
  const toServer = (data: Buffer) =>
    Buffer.from(data.toString('latin1').replace(/^(host: 127\.0\.0\.1:)\d+/im, `$1${port}`), 'latin1');

  const server = createServer(client => {
    const upstream = dial({ host: '127.0.0.1', port, noDelay: true });
    let isHandshake = false;
    let isChannel = false;
    let isSilent = false;
    let kept: Buffer[] = [];
    const end = () => {
      client.destroy();
      upstream.destroy();
      held.delete(release);
    };
    const release = () => {
      if (isSilent) end();
      for (const chunk of kept) client.write(chunk);
      kept = [];
    };
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        open.delete(socket);
        // What was kept back comes once the answer has ended.
        if (socket === upstream && kept.length > 0) {
          for (const chunk of kept) client.write(chunk);
          client.end();
        } else end();
      });
    }

    client.on('data', data => {
      const [, method = '', query = ''] = CHANNEL.exec(data.toString('latin1')) ?? [];
      if (/^(GET|POST|HEAD|OPTIONS) /.test(data.toString('latin1', 0, 8))) {
        release();
        isChannel = method !== '';
        isHandshake = isChannel && !query.includes('SID=');
      }
      if (isChannel && method !== '') {
        if (isHandshake && meet('connecting')) return end();
        if (!isHandshake && method === 'GET' && meet('acknowledging')) return end();
        if (meet('silent')) isSilent = true;
        const status = meet(503, 401, 404) ?? (isHandshake ? null : meet('unknown'));
        if (status !== null) {
          const body = status === 'unknown' ? '400: Unknown SID' : '';
          const line = status === 'unknown' ? '400 Bad Request' : `${status} Refused`;
          client.end(
            `HTTP/1.1 ${line}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
          );
          upstream.destroy();
          return;
        }
      }
      if (isSilent) held.add(release);
      else upstream.write(toServer(data));
    });

    upstream.on('data', data => {
      if (isSilent) return;
      const [stage] = armed;
      const passed = isChannel && stage !== undefined ? passedBytes(stage, data, isHandshake) : null;
      if (stage !== undefined && passed !== null) {
        meet(stage);
        client.write(data.subarray(0, passed), end);
        return;
      }
      if (!isChannel || isHandshake || !buffering) {
        client.write(data);
        return;
      }
      kept.push(data);
      held.add(release);
      // An answer that has ended.
      if (data.toString('latin1').endsWith('0\r\n\r\n')) release();
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));

  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(to) {
      port = to;
    },
    arm: stage => void armed.push(stage),
    buffer(on) {
      buffering = on;
      if (!on) for (const release of held) release();
    },
    cut,
    heal() {
      armed = [];
      buffering = false;
      for (const release of held) release();
      held.clear();
    },
    isWell: () => armed.length === 0,
    broken: () => new Promise(resolve => (armed.length === 0 ? resolve() : waiting.push(resolve))),
    met,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        cut();
      }),
  };
}
