import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ID } from './testFirestore';

/** What is used here of Closure's WebChannel, as the full SDK uses it. */
type Channel = {
  listen(type: string, listener: (event: { readonly data?: readonly unknown[] }) => void): void;
  open(): void;
  send(message: unknown): void;
  close(): void;
};
type Library = {
  createWebChannelTransport(): { createWebChannel(url: string, options: object): Channel };
  readonly WebChannel: {
    readonly EventType: {
      readonly OPEN: string;
      readonly CLOSE: string;
      readonly ERROR: string;
      readonly MESSAGE: string;
    };
  };
};

/** Comes with `firebase`, wherever npm has put it. */
async function load(): Promise<Library> {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
  const firestore = createRequire(require.resolve('@firebase/firestore/package.json'));
  const root = dirname(firestore.resolve('@firebase/webchannel-wrapper/package.json'));
  const file = join(root, 'dist/webchannel-blob/esm/webchannel_blob_es2018.js');
  return await import(/* @vite-ignore */ pathToFileURL(file).href);
}

export type WebChannelClient = {
  /** The answers so far, oldest first, and at the end `'closed'` or `'failed'`. */
  readonly answers: readonly unknown[];
  send(message: object): void;
  /** Resolves to the answers since the last call, as soon as one of them is as asked for. */
  until(isLast: (answer: unknown) => boolean): Promise<readonly unknown[]>;
  close(): void;
};

export type WebChannelSettings = {
  readonly origin: string;
  readonly projectId?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly forceLongPolling?: boolean;
};

/** Opens a channel for Listen by the library that the full SDK speaks by, and with its options. */
export async function connectWebChannel(settings: WebChannelSettings): Promise<WebChannelClient> {
  const { origin, projectId = PROJECT_ID, headers = {}, forceLongPolling = false } = settings;
  const { createWebChannelTransport, WebChannel } = await load();
  const database = `projects/${projectId}/databases/(default)`;
  const answers: unknown[] = [];
  let taken = 0;
  let wake: () => void = () => undefined;
  const channel = createWebChannelTransport().createWebChannel(
    `${origin}/google.firestore.v1.Firestore/Listen/channel`,
    {
      httpSessionIdParam: 'gsessionid',
      initMessageHeaders: { ...headers, 'google-cloud-resource-prefix': database },
      messageUrlParams: { database },
      sendRawJson: true,
      supportsCrossDomainXhr: true,
      encodeInitMessageHeaders: true,
      detectBufferingProxy: !forceLongPolling,
      forceLongPolling,
      // Node has no XMLHttpRequest.
      useFetchStreams: true,
    },
  );
  function add(answer: unknown): void {
    answers.push(answer);
    wake();
  }
  channel.listen(WebChannel.EventType.MESSAGE, ({ data }) => add(data?.[0]));
  channel.listen(WebChannel.EventType.CLOSE, () => add('closed'));
  channel.listen(WebChannel.EventType.ERROR, () => add('failed'));
  channel.open();
  return {
    answers,
    send: message => channel.send({ database, ...message }),
    async until(isLast) {
      for (;;) {
        const at = answers.findIndex((answer, index) => index >= taken && isLast(answer));
        if (at !== -1) {
          const since = answers.slice(taken, at + 1);
          taken = at + 1;
          return since;
        }
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
    },
    close: () => channel.close(),
  };
}

/** The client has every document as of a time. */
export function isSnapshot(answer: unknown): boolean {
  const { targetChange } = Object(answer);
  return (
    targetChange !== undefined && targetChange.targetIds === undefined && targetChange.readTime !== undefined
  );
}
