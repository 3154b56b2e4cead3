import type { Caller } from '../../auth/caller';
import type { JsonObject } from '../values/wireJson';

/** What is sent to the client of a stream, in JSON as the official server's. */
export type StreamAnswer = JsonObject;

/** One client's conversation, whose messages arrive in order. */
export type Stream = {
  /** @throws RpcError that ends the stream */
  receive(message: unknown): void;
  /** The client is gone, or is sent away. */
  close(): void;
};

/** Begins a conversation. @param send passes answers on, as long as the stream is not closed */
export type OpenStream = (caller: Caller, send: (answers: readonly StreamAnswer[]) => void) => Stream;
