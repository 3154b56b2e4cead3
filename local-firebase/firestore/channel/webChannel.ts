import { clearTimeout, setTimeout } from 'node:timers';
import { RpcError } from '../wire/rpcError';
import type { Stream, StreamAnswer } from './stream';

/** A stream of messages between one client and this backend, over requests that come and go. */
export type WebChannel = {
  /**
   * Takes the client's messages in their order; those that came before are passed over, later ones wait for those missing.
   * @param first the first one's number
   */
  receive(messages: readonly unknown[], first: number): void;
  /** What the client has not received yet, and what comes. An earlier answer ends: a client that asks anew has lost it. */
  answer(options: BackChannel): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Whether an answer is open, the last array's number, and how much is not acknowledged, as the client is told of it. */
  state(): readonly [isOpen: 0 | 1, last: number, unacknowledged: number];
  close(): void;
};

export type BackChannel = {
  /** The last array that the client has received. */
  readonly received: number;
  /** Goes on until the client leaves; else it ends with the first arrays, for those behind something that keeps an answer back. */
  readonly isStreamed: boolean;
  /** After so long without a word the client is told that nothing has happened. */
  readonly quietMs: number;
  /** Aborts when the client leaves. */
  readonly left: AbortSignal;
};

/** An array of the back channel, written: `[7,[…]]`. */
type Numbered = { readonly number: number; readonly text: string };

/** A client reads a chunk as one text of JSON: this much at a time, in characters, and at least one array. */
const CHUNK_LENGTH = 64 * 1024;
/** Arrays are kept until they are acknowledged, which only the next request does: an answer that is this long ends. */
const ANSWER_LENGTH = 1024 * 1024;

/**
 * @param lostMs after so long without a client that waits for anything the channel is given up
 */
export function openWebChannel(
  open: (send: (answers: readonly StreamAnswer[]) => void) => Stream,
  { lostMs, onLost }: { lostMs: number; onLost: () => void },
): WebChannel {
  const encoder = new TextEncoder();
  const early = new Map<number, unknown>();
  let received = 0;
  let last = 0;
  let unacknowledged: Numbered[] = [];
  let isClosed = false;
  /** Of the answer that is open. */
  let current: symbol | undefined;
  let wake: () => void = () => undefined;
  let lost = setTimeout(onLost, lostMs).unref();

  function push(array: readonly unknown[]): void {
    last += 1;
    unacknowledged.push({ number: last, text: `[${last},${JSON.stringify(array)}]` });
  }

  function send(answers: readonly StreamAnswer[]): void {
    if (isClosed) return;
    for (const answer of answers) push([answer]);
    wake();
  }

  const stream = open(send);

  function take(message: unknown): void {
    try {
      stream.receive(message);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      stream.close();
      send([error.body]);
    }
  }

  function acknowledge(number: number): void {
    const waiting = unacknowledged.findIndex(array => array.number > number);
    unacknowledged = waiting === -1 ? [] : unacknowledged.slice(waiting);
  }

  /** As many as fit into a chunk, from the first after `sent`. */
  function after(sent: number): readonly Numbered[] {
    const [oldest] = unacknowledged;
    const from = oldest === undefined ? 0 : Math.max(sent + 1 - oldest.number, 0);
    let length = 0;
    let to = from;
    for (; to < unacknowledged.length && length < CHUNK_LENGTH; to += 1) {
      length += unacknowledged[to]?.text.length ?? 0;
    }
    return unacknowledged.slice(from, to);
  }

  /** Until something is sent, the client leaves or the channel ends; with `noop` where that takes long. */
  function something(quietMs: number): Promise<void> {
    return new Promise(resolve => {
      const quiet = setTimeout(() => {
        push(['noop']);
        resolve();
      }, quietMs).unref();
      wake = () => {
        clearTimeout(quiet);
        resolve();
      };
    });
  }

  return {
    receive(messages, first) {
      for (const [index, message] of messages.entries()) {
        if (first + index >= received) early.set(first + index, message);
      }
      for (; early.has(received); received += 1) {
        const message = early.get(received);
        early.delete(received);
        take(message);
      }
    },

    answer({ received: acknowledged, isStreamed, quietMs, left }) {
      const own = Symbol('answer');
      let sent = Math.min(acknowledged, last);
      acknowledge(sent);
      current = own;
      wake();
      clearTimeout(lost);
      let length = 0;
      // At once, so that the client learns whether something on the way keeps the answer back.
      if (isStreamed && last <= sent) push(['noop']);

      const isOpen = () => current === own && !isClosed && !left.aborted;
      function leave(): void {
        if (current !== own) return;
        current = undefined;
        lost = setTimeout(onLost, lostMs).unref();
        wake();
      }
      left.addEventListener('abort', leave, { once: true });

      /** Null where the answer ends. */
      async function next(): Promise<string | null> {
        for (;;) {
          const arrays = after(sent);
          const isDone = length >= ANSWER_LENGTH || (!isStreamed && length > 0 && arrays.length === 0);
          if (isDone || !isOpen()) return null;
          if (arrays.length > 0) {
            sent = arrays.at(-1)?.number ?? sent;
            const chunk = `[${arrays.map(({ text }) => text).join()}]`;
            length += chunk.length;
            return `${chunk.length}\n${chunk}`;
          }
          await something(quietMs);
        }
      }

      return new ReadableStream({
        async pull(controller) {
          const chunk = await next();
          if (chunk !== null) return controller.enqueue(encoder.encode(chunk));
          leave();
          controller.close();
        },
        cancel: leave,
      });
    },

    state: () => [
      current === undefined ? 0 : 1,
      last,
      unacknowledged.reduce((length, { text }) => length + text.length, 0),
    ],

    close() {
      isClosed = true;
      clearTimeout(lost);
      stream.close();
      wake();
    },
  };
}
