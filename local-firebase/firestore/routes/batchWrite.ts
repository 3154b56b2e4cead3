import type { Database } from '../database';
import { formatMicros } from '../values/timestamp';
import { readRequest } from '../wire/requestFields';
import { RpcError } from '../wire/rpcError';
import type { Write } from '../writes/write';
import { parseWrites } from '../writes/writeParse';
import type { Call, Route } from './call';
import { usageOf } from './commit';

/**
 * `POST …/documents:batchWrite`, of the server SDKs' `bulkWriter` and `recursiveDelete`: each write is a commit of its own,
 * and what becomes of it is told beside it. The owner's alone, as no rule speaks of it.
 */
export const batchWrite: Route = (database, call) => {
  const raw = readRequest(call.body, ['writes', 'labels']);
  const writes = parseWrites(raw.writes, database.names);
  call.access.administer('batchWrite');
  checkOnceEach(writes);
  const done = writes.map(write => writeAlone(database, call, write));
  call.charge(usageOf(writes.filter((_, index) => done[index]?.isDone)));
  return { writeResults: done.map(({ result }) => result), status: done.map(({ status }) => status) };
};

type Done = { readonly isDone: boolean; readonly result: object; readonly status: object };

function writeAlone(database: Database, call: Call, write: Write): Done {
  try {
    const { results } = database.commit([write], call.access);
    const updateTime = results[0]?.updateTime;
    const result = updateTime === undefined ? {} : { updateTime: formatMicros(updateTime) };
    return { isDone: true, result, status: {} };
  } catch (error) {
    if (error instanceof RpcError) return { isDone: false, result: {}, status: error.rpcStatus };
    throw error;
  }
}

function checkOnceEach(writes: readonly Write[]): void {
  const paths = new Set<string>();
  for (const { path } of writes) {
    if (paths.has(path)) {
      throw new RpcError('INVALID_ARGUMENT', `"${path}" cannot be written twice in one batchWrite.`);
    }
    paths.add(path);
  }
}
