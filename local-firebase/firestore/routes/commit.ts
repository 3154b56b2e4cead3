import type { Usage } from '../meter';
import { formatMicros } from '../values/timestamp';
import { isAbsent } from '../values/wireJson';
import { readRequest, readText } from '../wire/requestFields';
import type { StagedResult } from '../writes/stageCommit';
import type { Write } from '../writes/write';
import { parseWrites } from '../writes/writeParse';
import type { Route } from './call';

/** `POST …/documents:commit` */
export const commit: Route = (database, call) => {
  const raw = readRequest(call.body, ['writes', 'transaction']);
  const writes = parseWrites(raw.writes, database.names);
  const transaction = isAbsent(raw.transaction) ? undefined : readText(raw.transaction, 'transaction');
  const { commitTime, results } = database.commit(writes, call.access, transaction);
  call.charge(usageOf(writes));
  return { writeResults: results.map(toWireResult), commitTime: formatMicros(commitTime) };
};

/** Each write of a document is billed, also one that changes nothing; a verify is not documented to be. */
export function usageOf(writes: readonly Write[]): Partial<Usage> {
  const count = (kind: Write['kind']) => writes.filter(write => write.kind === kind).length;
  return { writes: count('update'), deletes: count('delete') };
}

function toWireResult({ updateTime, transformResults }: StagedResult): unknown {
  return {
    ...(updateTime !== undefined && { updateTime: formatMicros(updateTime) }),
    ...(transformResults.length > 0 && { transformResults }),
  };
}
