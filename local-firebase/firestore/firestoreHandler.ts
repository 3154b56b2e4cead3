import type { Caller } from '../auth/caller';
import type { Handler } from '../http/handler';
import { BodyError, readJson } from '../http/requestBody';
import { json } from '../http/responses';
import { FULL_ACCESS, type Guard } from './access';
import type { Database } from './database';
import { type CountingMeter, NO_USAGE, putUsage, type Usage } from './meter';
import { findRoute, isStreaming } from './routes/routes';
import { readSelection } from './wire/partialResponse';
import { readParams } from './wire/requestParams';
import { isFirestorePath, readTarget, type Target } from './wire/requestTarget';
import { RpcError } from './wire/rpcError';

export type FirestoreHandlerOptions = {
  readonly projectId: string;
  readonly database: Database;
  readonly meter: CountingMeter;
  /** @throws RpcError UNAUTHENTICATED for a token that is not good */
  readonly callerOf: (request: Request) => Caller;
  readonly guard?: Guard | undefined;
};

/** Answers Firestore's REST API and the emulator's clearing of all documents. */
export function createFirestoreHandler(options: FirestoreHandlerOptions): Handler {
  return async (request, url) => {
    if (!isFirestorePath(url.pathname)) return null;
    let target: Target | undefined;
    let usage = NO_USAGE;
    let response: Response;
    try {
      target = readTarget(request.method, url.pathname, options.projectId);
      const body = await answer(options, request, url, target, charged => {
        usage = { ...usage, ...charged };
      });
      response = json(body);
    } catch (error) {
      const failure = toRpcError(error);
      const isWrapped = target !== undefined && isStreaming(target);
      response = json(isWrapped ? [failure.body] : failure.body, failure.httpStatus);
    }
    options.meter.count(usage);
    putUsage(response.headers, usage);
    return response;
  };
}

async function answer(
  { database, callerOf, guard }: FirestoreHandlerOptions,
  request: Request,
  url: URL,
  target: Target,
  charge: (usage: Partial<Usage>) => void,
): Promise<unknown> {
  const route = findRoute(target);
  const caller = callerOf(request);
  const body = await readJson(request);
  const isMethod = request.method === 'POST' && target.verb !== 'POST';
  if (isMethod) readParams(url.searchParams, {});
  const select = readSelection(url.searchParams);
  try {
    const answered = route(database, {
      path: target.path,
      body,
      params: kinds => readParams(url.searchParams, kinds),
      charge,
      access: guard?.accessOf(caller, database.commitClock.now()) ?? FULL_ACCESS,
    });
    return select ? select(answered) : answered;
  } finally {
    // A refusal tells of what is stored, just as an answer does.
    await database.persisted();
  }
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  if (error instanceof BodyError) return new RpcError('INVALID_ARGUMENT', error.message);
  // A fault of this backend's own: the log has the place, the client only the text.
  console.error(error);
  return new RpcError('INTERNAL', error instanceof Error ? error.message : String(error));
}
