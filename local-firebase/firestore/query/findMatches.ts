import type { StoredDocument } from '../documents/document';
import { type DocumentView, isInGroup } from '../documents/documentView';
import { joinPath, splitPath } from '../documents/resourceName';
import type { SortedRange } from '../documents/sortedList';
import { compileFilter, type DocumentTest } from './compileFilter';
import { compileCursors, compileOrder } from './compileOrder';
import { planScan } from './planScan';
import type { Query } from './query';
import { takeFirst } from './takeFirst';

/** Every document between a query's cursors that its conditions hold for, without its offset and limit. */
export type Matches = {
  /** The first `count` of them (infinity: all), in the query's order. */
  first(count: number): readonly StoredDocument[];
  /** All of them, in no particular order. */
  all(): Iterable<StoredDocument>;
  /** How many there are; null where that is not known without looking at each. */
  readonly count: number | null;
};

/** Reads one index of the query's collection; a collection group, or a view without indexes, document by document. */
export function findMatches(query: Query, view: DocumentView): Matches {
  const collectionPath = joinPath(query.parentPath, query.collectionId);
  if (query.allDescendants) return inUnordered(query, view.group(query.collectionId, query.parentPath));
  if (query.collectionId === '') return inUnordered(query, childrenOf(query.parentPath, view));
  const plan = planScan(query);
  const index = view.index(collectionPath, plan.orders);
  if (index === null) return inUnordered(query, view.list(collectionPath));
  const range = index.range(plan.place);
  const test = plan.rest && compileFilter(plan.rest);
  return inOrder(range, plan.isReversed, test);
}

/** The documents of every collection right under a document, or at the root. */
function* childrenOf(parentPath: string, view: DocumentView): Generator<StoredDocument> {
  for (const document of view.group('', parentPath)) {
    if (splitPath(splitPath(document.path)[0])[0] === parentPath) yield document;
  }
}

function inOrder(
  range: SortedRange<StoredDocument>,
  isReversed: boolean,
  test: DocumentTest | null,
): Matches {
  function* all() {
    for (const document of isReversed ? range.descending() : range.ascending()) {
      if (test === null || test(document)) yield document;
    }
  }
  return {
    first(count) {
      const found: StoredDocument[] = [];
      if (count === 0) return found;
      for (const document of all()) {
        if (found.push(document) === count) break;
      }
      return found;
    },
    all,
    count: test === null ? range.size : null,
  };
}

function inUnordered(query: Query, documents: Iterable<StoredDocument>): Matches {
  const matches = compileConditions(query);
  const { compare } = compileOrder(query.orders);
  function* all() {
    for (const document of documents) if (matches(document)) yield document;
  }
  return { first: count => takeFirst(all(), count, compare), all, count: null };
}

/** Of a document in the query's collections: whether it has what is ordered by, is between the cursors and fits the filter. */
function compileConditions(query: Query): DocumentTest {
  const matches = query.filter && compileFilter(query.filter);
  const { has } = compileOrder(query.orders);
  const place = compileCursors(query);
  return document => (matches === null || matches(document)) && has(document) && place(document) === 0;
}

/** Tells of any document by itself whether it is among the query's matches: what they become by a change of it. */
export function compileMatch(query: Query): DocumentTest {
  const { parentPath, collectionId, allDescendants } = query;
  const matches = compileConditions(query);
  return document => {
    const [collectionPath] = splitPath(document.path);
    const [parent, id] = splitPath(collectionPath);
    const isMember = allDescendants
      ? isInGroup(collectionPath, collectionId, parentPath)
      : parent === parentPath && (collectionId === '' || id === collectionId);
    return isMember && matches(document);
  };
}
