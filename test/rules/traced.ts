import { staged } from './staged';
import {
  type Documents,
  isList,
  isMarker,
  serverTime,
  set,
  type VectorAuth,
  type VectorFields,
  type VectorRequest,
  type VectorValue,
  type VectorWrite,
} from './vector';

/** What the change log calls the documents of a collection. */
const KINDS: { readonly [collection: string]: string } = {
  settings: 'settings',
  customers: 'customer',
  inventory: 'product',
  productionLines: 'line',
  runs: 'run',
  people: 'person',
};
const TOLD = ['updatedAt', 'lastUpdated', 'lastCommandId', 'lastStaffChange'];

function isSame(one: VectorValue | undefined, other: VectorValue | undefined): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** For the rules a whole double is the whole number, and a map's fields have no order. */
function sorted(value: VectorValue | undefined): VectorValue | undefined {
  if (typeof value !== 'object' || value === null) return value;
  if (isMarker(value)) return value.$write === 'double' ? value.value : value;
  if (isList(value)) return value.map(each => sorted(each) ?? null);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([field, inner]) => [field, sorted(inner) ?? null]),
  );
}

/** The entry that a change of a document must leave, with `fields` in place of some of it. */
export function traceOf(
  path: string,
  { as, before, after }: { as: VectorAuth | null; before: VectorFields; after: VectorFields },
  fields: VectorFields = {},
): VectorWrite {
  const [collection = '', id = ''] = path.split('/');
  const differing = (of: VectorFields) =>
    Object.fromEntries(
      Object.entries(of).filter(([field]) => !TOLD.includes(field) && !isSame(before[field], after[field])),
    );
  const { lastCommandId: commandId = '', lastStaffChange } = after;
  const said = typeof lastStaffChange === 'object' && lastStaffChange !== null ? lastStaffChange : {};
  return set(`changeLog/${String(commandId) || 'C1'}-${id}`, {
    ...{ kind: KINDS[collection] ?? '', id, commandId },
    action: 'action' in said ? said.action : 'test',
    ...{ from: differing(before), to: differing(after) },
    ...{ at: serverTime, by: as?.uid ?? '', byName: as?.token.name ?? as?.token.email ?? '' },
    ...fields,
  });
}

/** A commit with an entry for each document of which the change log tells. */
export function traced(
  request: VectorRequest,
  { as, before }: { as: VectorAuth | null; before: Documents },
): VectorRequest {
  if (request.kind !== 'commit') return request;
  const after = staged(before, request.writes);
  const traces = request.writes.flatMap(write => {
    const now = after[write.path];
    return write.kind === 'delete' || now === undefined || !((write.path.split('/')[0] ?? '') in KINDS)
      ? []
      : [traceOf(write.path, { as, before: before[write.path] ?? {}, after: now })];
  });
  return { kind: 'commit', writes: [...request.writes, ...traces] };
}
