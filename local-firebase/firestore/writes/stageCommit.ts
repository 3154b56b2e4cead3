import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '../documents/document';
import { checkDocumentSize } from '../documents/documentSize';
import type { DocumentChange } from '../documents/documentStore';
import { type DocumentView, overlaid } from '../documents/documentView';
import { editFields, getField } from '../values/fieldPath';
import { requestTimeOf } from '../values/timestamp';
import type { Fields, Value } from '../values/value';
import { RpcError } from '../wire/rpcError';
import { checkPrecondition } from './preconditions';
import { applyTransform } from './transforms';
import type { Write } from './write';

export type StagedResult = {
  /** When the document last changed, all writes of the commit done; undefined where it is gone. */
  readonly updateTime: number | undefined;
  readonly transformResults: readonly Value[];
};

/** What a commit would do, computed and checked, with nothing done yet. */
export type Staged = {
  readonly commitTime: number;
  /** One for each document that would differ. */
  readonly changes: readonly DocumentChange[];
  /** One for each write, in their order. */
  readonly results: readonly StagedResult[];
  /** Every document as the commit would leave it. */
  readonly after: DocumentView;
  /**
   * Why it cannot be done: the first precondition that does not hold, or document too large. It tells of what is stored,
   * and so only those may know it whom the rules let write.
   */
  readonly failure: RpcError | undefined;
};

/**
 * Works out a commit on the documents of `before`; each write sees those ahead of it.
 * @param commitTime microseconds since the epoch
 * @throws RpcError for a write that by itself is larger than a document may be, whatever is stored
 */
export function stageCommit(
  before: DocumentView,
  writes: readonly Write[],
  commitTime: number,
  nameOf: (path: string) => string,
): Staged {
  const written = new Map<string, StoredDocument | undefined>();
  const after = overlaid(before, written);
  let failure: RpcError | undefined;
  const transformed = writes.map(write => {
    const current = after.read(write.path);
    if (write.kind === 'update') checkDocumentSize(write, nameOf(write.path));
    const { document, transformResults } = applyWrite(write, current, commitTime);
    failure ??= failureOf(() => {
      // That of a document's later writes follows from the first (`checkRepeatedWrites`).
      if (!written.has(write.path)) checkPrecondition(write.precondition, current, nameOf(write.path));
      if (document !== undefined && document !== current) checkDocumentSize(document, nameOf(write.path));
    });
    written.set(write.path, document);
    return { path: write.path, transformResults };
  });
  const results = transformed.map(({ path, transformResults }) => ({
    updateTime: after.read(path)?.updateTime,
    transformResults,
  }));
  const changes = [...written]
    .map(([path, document]) => ({ path, before: before.read(path), after: document }))
    .filter(change => change.before !== change.after);
  return { commitTime, changes, results, after, failure };
}

function failureOf(check: () => void): RpcError | undefined {
  try {
    check();
  } catch (error) {
    if (error instanceof RpcError) return error;
    throw error;
  }
}

type Written = { readonly document: StoredDocument | undefined; readonly transformResults: readonly Value[] };

function applyWrite(write: Write, current: StoredDocument | undefined, commitTime: number): Written {
  switch (write.kind) {
    case 'delete':
      return { document: undefined, transformResults: [] };
    case 'verify':
      return { document: current, transformResults: [] };
    case 'update':
      return applyUpdate(write, current, commitTime);
    default:
      return write satisfies never;
  }
}

function applyUpdate(
  write: Extract<Write, { kind: 'update' }>,
  current: StoredDocument | undefined,
  commitTime: number,
): Written {
  const editor = editFields(write.mask === undefined ? write.fields : (current?.fields ?? {}));
  for (const path of write.mask ?? []) editor.set(path, getField(write.fields, path));
  const requestTime = requestTimeOf(commitTime);
  const transformResults: Value[] = [];
  for (const { field, transform } of write.transforms) {
    const { value, result } = applyTransform(transform, editor.get(field), requestTime);
    editor.set(field, value);
    transformResults.push(result);
  }
  return { document: replaced(current, write.path, editor.fields(), commitTime), transformResults };
}

/** A write that changes nothing leaves the update time, as `WriteResult.update_time` documents. */
function replaced(
  current: StoredDocument | undefined,
  path: string,
  fields: Fields,
  commitTime: number,
): StoredDocument {
  if (current !== undefined && isDeepStrictEqual(current.fields, fields)) return current;
  return { path, fields, createTime: current?.createTime ?? commitTime, updateTime: commitTime };
}
