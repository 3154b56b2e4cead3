import type { AppError } from '@/lib/appError';
import type { Area } from '@/lib/area';
import type { Translate } from '@/lib/language';
import type { FailedCommit } from '@/services/firebase/firestore/runCommit';
import type { CommandRecord, Json } from '@/services/outboxLog/commandRecord';
import type { AppThunk } from '@/store/thunk';
import { RATE_LIMITED_CODE } from './rateLimit';

/** The result of one try to send a command. */
export type SendOutcome =
  /** The server has it, by this try or an earlier one. */
  | { readonly kind: 'done' }
  /** Nothing is wrong with the command: try again later. `outcomeUnknown`: this try may have taken effect all the same. */
  | { readonly kind: 'retry'; readonly error: AppError; readonly outcomeUnknown: boolean }
  /** The server takes it, but not yet. This try has done nothing; others of its kind wait behind it. */
  | { readonly kind: 'turn'; readonly waitMs: number; readonly error: AppError }
  /** The session no longer counts; everything of this user waits for a sign-in. */
  | { readonly kind: 'signInNeeded'; readonly error: AppError }
  /** It will never succeed as it is; the commands after it go on. */
  | { readonly kind: 'refused'; readonly reason: Json };

/** What a person reads of a command in the outbox. */
export type CommandDescription = {
  /** What was asked for: `Order #7GK2…`. */
  readonly title: string;
  /** What it contains, a line each. */
  readonly details: readonly string[];
  /** Why it failed; null while it waits. */
  readonly problem: string | null;
  /** The page that shows its result once it is done. */
  readonly seenAt?: string;
  /** The page where it can be changed, with that page's history state; null where it cannot be. */
  readonly edit: {
    readonly to: string;
    readonly state: unknown;
    /** The page asks the person something first; the command is not sent before they have answered. */
    readonly decide?: { readonly button: string; readonly status: string };
  } | null;
};

/** How the language on screen calls a product, by its id and the name that was stored. */
type NameOf = (productId: string, stored: string) => string;

/**
 * Something a person asks for that must survive a bad connection. Plain data, and idempotent by its id: sent twice, it is
 * done once. A command is one file with one of these, called `<name>Command.ts`.
 */
export type Command<Payload extends Json, Problem = unknown> = {
  /** Stands in stored records: never renamed. */
  readonly name: string;
  /** The side of the app whose session sends it. */
  readonly area: Area;
  readonly idOf: (payload: Payload) => string;
  /** Reads a stored payload, which may be of an older app. Throws for what it cannot understand. */
  readonly parse: (payload: Json) => Payload;
  /** Reads why the server refused it; never throws. */
  readonly parseProblem: (reason: Json) => Problem;
  /** One try. Never rejects. */
  readonly send: (payload: Payload) => AppThunk<Promise<SendOutcome>>;
  /** Whether the server has it after all, when the outcome is unknown. Rejects when the server cannot be asked. */
  readonly isDone: (payload: Payload) => AppThunk<Promise<boolean>>;
  /** What the outbox shows of it. Throws for a record whose payload cannot be read. */
  readonly describe: (entry: CommandRecord, translate: Translate, nameOf?: NameOf) => CommandDescription;
};

/** Gives a command its types. */
export const defineCommand = <Payload extends Json, Problem>(
  command: Command<Payload, Problem>,
): Command<Payload, Problem> => command;

/** A failure that says nothing against the command itself: it waits. */
export const failedSend = (error: AppError, outcomeUnknown: boolean): SendOutcome =>
  error.kind === 'unauthenticated'
    ? { kind: 'signInNeeded', error }
    : { kind: 'retry', error, outcomeUnknown };

type Refused = { readonly outcome: 'refused'; readonly problem: Json };
type TooSoon = { readonly outcome: 'tooSoon'; readonly waitMs: number };

/** The outcome of a write, from its endpoint's result; every other result than these means that it was done. */
export function sendOutcome(
  result: { readonly outcome: string } | Refused | TooSoon | FailedCommit,
): SendOutcome {
  if ('waitMs' in result) {
    return { kind: 'turn', waitMs: result.waitMs, error: { kind: 'rateLimited', code: RATE_LIMITED_CODE } };
  }
  if ('problem' in result) return { kind: 'refused', reason: result.problem };
  if ('error' in result) return failedSend(result.error, result.mayHaveArrived);
  return { kind: 'done' };
}
