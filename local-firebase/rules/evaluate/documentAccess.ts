import type { StoredDocument } from '../../firestore/document';
import type { AccessFunction } from '../functions/builtIns';
import { unproven } from '../list/unknown';
import { describe, pathText } from '../values/describe';
import { boolOf, NULL, type PathSegment, type RulesValue } from '../values/value';
import { EvaluationError, LimitError } from './evaluationError';
import { MAX_ACCESS_CALLS, MAX_COMMIT_ACCESS_CALLS } from './limits';
import { resourceOf } from './resource';

/** Counts the access calls of all writes of one commit; give every write's decision the same one. */
export type AccessBudget = { used: number; readonly limit: number };

export function createAccessBudget(used = 0): AccessBudget {
  return { used, limit: MAX_COMMIT_ACCESS_CALLS };
}

export type DocumentReader = (path: string) => StoredDocument | undefined;

/** `get()` and its kin for one operation. */
export type DocumentAccess = {
  /** @throws EvaluationError for a path that is no document's, LimitError past a limit */
  call(name: AccessFunction, path: RulesValue): RulesValue;
  /** Calls that count, and all calls: Firestore promises no cache, so a repeated call may count too. */
  readonly counts: { accessCalls: number; repeatedCalls: number };
};

export function createDocumentAccess(options: {
  readonly database: string;
  readonly read: DocumentReader;
  readonly readAfter: DocumentReader;
  readonly budget: AccessBudget | undefined;
}): DocumentAccess {
  const { database, budget } = options;
  const counts = { accessCalls: 0, repeatedCalls: 0 };
  const known = new Map<string, StoredDocument | undefined>();

  function load(view: 'before' | 'after', path: string): StoredDocument | undefined {
    const key = `${view}:${path}`;
    if (known.has(key)) {
      counts.repeatedCalls += 1;
      return known.get(key);
    }
    counts.accessCalls += 1;
    if (counts.accessCalls > MAX_ACCESS_CALLS) throw tooMany(MAX_ACCESS_CALLS, 'an operation');
    if (budget !== undefined) {
      budget.used += 1;
      if (budget.used > budget.limit) throw tooMany(budget.limit, 'a commit');
    }
    const document = view === 'before' ? options.read(path) : options.readAfter(path);
    known.set(key, document);
    return document;
  }

  return {
    counts,
    call(name, argument) {
      const path = documentPath(argument, database);
      switch (name) {
        case 'get':
        case 'getAfter': {
          const document = load(name === 'get' ? 'before' : 'after', path);
          return document === undefined ? NULL : resourceOf(document, database);
        }
        case 'exists':
        case 'existsAfter':
          return boolOf(load(name === 'exists' ? 'before' : 'after', path) !== undefined);
        default:
          return name satisfies never;
      }
    },
  };
}

function tooMany(limit: number, unit: string): LimitError {
  return new LimitError(
    `more than ${limit} document access calls (get, exists, getAfter, existsAfter) in ${unit}`,
  );
}

/** `/databases/(default)/documents/orders/1` to `orders/1`. */
function documentPath(argument: RulesValue, database: string): string {
  if (argument.type === 'unknown') throw unproven(argument, 'is, to look a document up');
  if (argument.type !== 'path') throw new EvaluationError(`${describe(argument)} is no path of a document`);
  const [first, named, third, ...rest] = argument.segments;
  const isDocument = first === 'databases' && named === database && third === 'documents';
  const segments = rest.filter(segment => typeof segment === 'string');
  if (!isDocument || segments.length !== rest.length || rest.length === 0 || rest.length % 2 !== 0) {
    throw notADocument(argument.segments, database);
  }
  return segments.join('/');
}

function notADocument(segments: readonly PathSegment[], database: string): EvaluationError {
  return new EvaluationError(
    `${pathText(segments)} is no document's path; those begin with /databases/${database}/documents and have a collection and an id`,
  );
}
