import type { Access } from '../access';
import type { Database } from '../database';
import type { StoredDocument } from '../documents/document';
import type { DocumentChange } from '../documents/documentStore';
import { overlaid } from '../documents/documentView';
import { compileMatch, findMatches } from '../query/findMatches';
import type { Query } from '../query/query';
import { selectDocuments } from '../query/runQuery';
import type { FieldPath } from '../values/fieldPath';

/** What a client has to be told of a target's documents. */
export type Difference = {
  /** New ones, and those that are different. */
  readonly present: readonly StoredDocument[];
  /** Paths of those that are none of the target's any more. */
  readonly gone: readonly string[];
};

/** Documents that a client listens to. */
export type Target = {
  /** The fields to send; undefined for all. */
  readonly mask: readonly FieldPath[] | undefined;
  /** A change can end who may listen: rules speak of a document's own contents. */
  readonly isJudgedByContents: boolean;
  /** @throws RpcError PERMISSION_DENIED */
  check(access: Access): void;
  /** Everything, for a client that knows nothing. */
  start(): Difference;
  /** The difference that these changes of stored documents make, which are all since the last call. */
  follow(changes: readonly DocumentChange[]): Difference;
  /** The same for a client that knows the documents before these changes and was told nothing by this target. */
  resume(changes: readonly DocumentChange[]): Difference;
  /** What is newer than a time, for a client that can find out by the number what is gone; null where it cannot. */
  newerThan(time: number): Difference | null;
  /** How many documents it has. */
  size(): number;
  /** How many reads it is to look for them, found or not. */
  readonly leastReads: number;
};

type Documents = Pick<Database, 'store' | 'checkIndexes'>;

const NOTHING: Difference = { present: [], gone: [] };

/** Documents by their names, there or not. */
export function openDocuments(paths: readonly string[], { store }: Documents): Target {
  const own = new Set(paths);
  const isThere = (path: string) => store.read(path) !== undefined;
  const start = () => ({
    present: [...own].flatMap(path => store.read(path) ?? []),
    gone: [...own].filter(path => !isThere(path)),
  });
  function follow(changes: readonly DocumentChange[]): Difference {
    const changed = changes.filter(({ path }) => own.has(path));
    return {
      present: changed.flatMap(({ after }) => after ?? []),
      gone: changed.filter(({ after }) => after === undefined).map(({ path }) => path),
    };
  }
  return {
    mask: undefined,
    isJudgedByContents: true,
    check(access) {
      access.get([...own], store);
    },
    start,
    follow,
    resume: follow,
    newerThan: start,
    size: () => [...own].filter(isThere).length,
    leastReads: own.size,
  };
}

/** @throws RpcError FAILED_PRECONDITION for a query whose index is not declared */
export function openQuery(query: Query, database: Documents): Target {
  const { store } = database;
  database.checkIndexes(query);
  const own =
    query.limit === null && query.offset === 0 ? openWhole(query, database) : openPart(query, database);
  return {
    ...own,
    mask: query.projection ?? undefined,
    isJudgedByContents: false,
    check(access) {
      if (query.collectionId === '') access.administer('a query of collections of every id');
      else access.list(query, store);
    },
    leastReads: 1,
  };
}

type Results = Pick<Target, 'start' | 'follow' | 'resume' | 'newerThan' | 'size'>;

/** Whether a document is in the result can be told by itself, so a change is a matter of the changed documents alone. */
function openWhole(query: Query, { store }: Documents): Results {
  const matches = compileMatch(query);
  const isIn = (document: StoredDocument | undefined) => document !== undefined && matches(document);
  const all = () => selectDocuments(query, store).selected;
  function follow(changes: readonly DocumentChange[]): Difference {
    const present: StoredDocument[] = [];
    const gone: string[] = [];
    for (const { path, before, after } of changes) {
      if (after !== undefined && matches(after)) present.push(after);
      else if (isIn(before)) gone.push(path);
    }
    return { present, gone };
  }
  return {
    start: () => ({ present: all(), gone: [] }),
    follow,
    resume: follow,
    newerThan: time => ({ present: all().filter(({ updateTime }) => updateTime > time), gone: [] }),
    size() {
      const found = findMatches(query, store);
      return found.count ?? Array.from(found.all()).length;
    },
  };
}

/** The first ones: where one leaves, others come in. It is looked for anew where a changed document could be among them. */
function openPart(query: Query, { store }: Documents): Results {
  const matches = compileMatch(query);
  let known: readonly StoredDocument[] = [];

  function update(): Difference {
    const earlier = new Map(known.map(document => [document.path, document]));
    known = selectDocuments(query, store).selected;
    const present = known.filter(document => earlier.get(document.path) !== document);
    for (const { path } of known) earlier.delete(path);
    return { present, gone: [...earlier.keys()] };
  }

  return {
    start() {
      known = [];
      return update();
    },
    follow(changes) {
      const isConcerned = changes.some(({ before, after }) =>
        [before, after].some(document => document !== undefined && matches(document)),
      );
      return isConcerned ? update() : NOTHING;
    },
    resume(changes) {
      const before = new Map(changes.map(change => [change.path, change.before]));
      known = selectDocuments(query, overlaid(store, before)).selected;
      return update();
    },
    // One that came in because others left is not newer.
    newerThan: () => null,
    size: () => known.length,
  };
}
