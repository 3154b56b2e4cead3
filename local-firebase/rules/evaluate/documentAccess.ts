import type { StoredDocument } from '../../firestore/documents/document';
import type { AccessFunction } from '../functions/builtIns';
import { unproven } from '../list/unknown';
import { describe, pathText } from '../values/describe';
import { boolOf, type RulesValue } from '../values/value';
import { EvaluationError, LimitError } from './evaluationError';
import { MAX_ACCESS_CALLS, MAX_REQUEST_ACCESS_CALLS } from './limits';
import { resourceOf } from './resource';

/** Counts the access calls of all writes of a commit, or of all documents that a request reads; give every decision the same one. */
export type AccessBudget = { used: number; readonly limit: number };

export function createAccessBudget(used = 0): AccessBudget {
  return { used, limit: MAX_REQUEST_ACCESS_CALLS };
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

  function load(view: 'before' | 'after', path: string | null): StoredDocument | undefined {
    const key = `${view}:${path}`;
    if (known.has(key)) {
      counts.repeatedCalls += 1;
      return known.get(key);
    }
    counts.accessCalls += 1;
    if (counts.accessCalls > MAX_ACCESS_CALLS) throw tooMany(MAX_ACCESS_CALLS, 'an operation');
    if (budget !== undefined) {
      budget.used += 1;
      if (budget.used > budget.limit) throw tooMany(budget.limit, 'a request');
    }
    const read = view === 'before' ? options.read : options.readAfter;
    const document = path === null ? undefined : read(path);
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
          if (document === undefined)
            throw new EvaluationError(`there is no document ${path ?? describe(argument)}`);
          return resourceOf(document, database);
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

/** `/databases/(default)/documents/orders/1` to `orders/1`; null where no document can have the path. */
function documentPath(argument: RulesValue, database: string): string | null {
  if (argument.type === 'unknown') throw unproven(argument, 'is, to look a document up');
  if (argument.type !== 'path') throw new EvaluationError(`${describe(argument)} is no path of a document`);
  const [first, named, third, ...segments] = argument.segments;
  const isDocument = first === 'databases' && named === database && third === 'documents';
  if (!isDocument || segments.length === 0 || segments.length % 2 !== 0 || segments.includes('')) {
    throw new EvaluationError(
      `${pathText(argument.segments)} is no document's path; those begin with /databases/${database}/documents and have a collection and an id`,
    );
  }
  // A slash in a segment must not lead a rule to another collection.
  return segments.some(segment => segment.includes('/')) ? null : segments.join('/');
}
