import type { AppError } from '@/lib/appError';
import type { Wing } from '@/lib/wing';
import type { Json } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';

/** What came of one try to send a command. */
export type SendOutcome =
  /** The server has it, by this try or an earlier one. */
  | { readonly kind: 'done' }
  /** Nothing wrong with the command: try again later. `outcomeUnknown`: this try may have taken effect all the same. */
  | { readonly kind: 'retry'; readonly error: AppError; readonly outcomeUnknown: boolean }
  /** The server takes it, but not yet. This try has done nothing; others of its kind wait behind it. */
  | { readonly kind: 'turn'; readonly waitMs: number; readonly error: AppError }
  /** The session no longer counts; everything of this user waits for a sign-in. */
  | { readonly kind: 'signInNeeded'; readonly error: AppError }
  /** It will never succeed as it is, for this reason; it steps aside so that the others can go. */
  | { readonly kind: 'refused'; readonly reason: Json };

/**
 * Something a person asks for that must survive a bad connection. Plain data, idempotent by id; adding one is a file
 * with one of these, and its tests.
 */
export type Command<Payload extends Json> = {
  /** Stands in stored records: never renamed. */
  readonly name: string;
  readonly wing: Wing;
  /** Stored payloads may be of an older app: throws for what cannot be understood. */
  readonly parse: (payload: Json) => Payload;
  /** One try. Never rejects. */
  readonly send: (payload: Payload) => AppThunk<Promise<SendOutcome>>;
  /** For a command whose outcome is unknown: whether the server has it after all. Rejects when it cannot be asked. */
  readonly isDone: (payload: Payload) => AppThunk<Promise<boolean>>;
};
