import { RpcError } from '../rpcError';
import type { JsonObject } from '../wireJson';
import type { Stream } from './refusedStreams';

/** An array of the back channel, by its number. */
type Numbered = readonly [number, readonly unknown[]];

/** A stream of messages between one client and this backend, over requests that come and go. */
export type WebChannel = {
  /** Takes the client's messages; those that came before are passed over. @param first the first one's number */
  receive(messages: readonly unknown[], first: number): void;
  /** The number of the last array sent. */
  lastNumber(): number;
  /** What the client has not received yet: at once, or as soon as there is something. Empty when `left` aborts. */
  arraysAfter(number: number, left: AbortSignal): Promise<readonly Numbered[]>;
  close(): void;
};

export function openWebChannel(stream: Stream): WebChannel {
  let received = 0;
  let last = 0;
  let unacknowledged: readonly Numbered[] = [];
  let wake: () => void = () => undefined;

  function send(message: JsonObject): void {
    last += 1;
    unacknowledged = [...unacknowledged, [last, [message]]];
  }

  function answer(message: unknown): void {
    try {
      for (const answered of stream(message)) send(answered);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      send(error.body);
    }
  }

  return {
    receive(messages, first) {
      for (const message of messages.slice(Math.max(received - first, 0))) answer(message);
      received = Math.max(received, first + messages.length);
      wake();
    },
    lastNumber: () => last,
    async arraysAfter(number, left) {
      unacknowledged = unacknowledged.filter(([sent]) => sent > number);
      if (unacknowledged.length === 0 && !left.aborted) {
        // A client has one back channel: one that waits still is a lost one.
        wake();
        await new Promise<void>(resolve => {
          wake = resolve;
          left.addEventListener('abort', () => resolve(), { once: true });
        });
      }
      return unacknowledged;
    },
    close: () => wake(),
  };
}
