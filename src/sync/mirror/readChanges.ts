import { PAGE_SIZE } from '@/lib/page';
import { type PlainDocument, timeValue } from '@/lib/plainData';
import { type CountRequest, DOCUMENT_ID, type ListRequest } from '@/services/firebase/requests';
import { changedSince, MIN_TIMESTAMP } from '@/store/api/changes';
import { type CollectionName, definitionOf, hasPreview, MAX_MIRRORED_ROWS } from './collections';
import type { SyncCursor } from './syncCursor';

/** How much is read at once, and at most. Tests use small ones. */
type Bounds = {
  /** Documents of one request. */
  readonly page: number;
  /** Of a collection that has more, the latest. */
  readonly latest: number;
};

/** A page takes some seconds on a bad phone, and is well within its deadline. */
const BOUNDS: Bounds = { page: 300, latest: MAX_MIRRORED_ROWS };

export type Source = {
  readonly list: (request: ListRequest) => Promise<readonly PlainDocument[]>;
  readonly count: (request: CountRequest) => Promise<number>;
  /** ISO instant, by the device's clock. */
  readonly now: () => string;
  /** Receives the newest rows of a collection that has a preview, before the first reading is complete. */
  readonly showNewest?: (documents: readonly PlainDocument[]) => Promise<void>;
};

/** What one request brought, and how far it has come with it. `more`: the reading goes on after it. */
export type PageRead = {
  readonly documents: readonly PlainDocument[];
  readonly syncCursor: SyncCursor;
  readonly more?: boolean;
};

/** The stored timestamp of a document's last change; null where it holds another type, or none. */
function changeOf(collection: CollectionName, { data }: PlainDocument): string | null {
  const value = data[definitionOf(collection).changedAt];
  return typeof value === 'string' ? value : null;
}

/** The newest change that is known once these documents are. */
export const newestChangeTime = (
  syncedThrough: string | null,
  collection: CollectionName,
  documents: readonly PlainDocument[],
): string | null =>
  documents.reduce((latest, document) => {
    const changed = changeOf(collection, document);
    return changed !== null && (latest === null || changed > latest) ? changed : latest;
  }, syncedThrough);

/** Asks for what has changed beyond what is known, in the order in which it did. */
export function changesQuery(collection: CollectionName, { syncedThrough }: SyncCursor) {
  const { changedAt } = definitionOf(collection);
  return {
    list: collection,
    where: [[changedAt, '>', timeValue(changedSince(syncedThrough))]],
    orderBy: [
      [changedAt, 'asc'],
      [DOCUMENT_ID, 'asc'],
    ],
  } as const;
}

/** Before the first page: how much there is, and what counts as a change afterwards. Costs a read, and one per thousand. */
async function begin(
  collection: CollectionName,
  { list, count }: Source,
  bounds: Bounds,
): Promise<SyncCursor> {
  const { changedAt } = definitionOf(collection);
  const [stored, latest] = await Promise.all([
    count({ as: 'back-office', count: collection }),
    list({
      as: 'back-office',
      list: collection,
      where: [[changedAt, '>', timeValue(MIN_TIMESTAMP)]],
      orderBy: [[changedAt, 'desc']],
      limit: 1,
    }),
  ]);
  const syncedThrough = newestChangeTime(null, collection, latest);
  // The number of documents that will be read, not of all there are.
  const total = Math.min(stored, bounds.latest);
  return {
    complete: false,
    cursor: null,
    total,
    latestOnly: stored > bounds.latest,
    syncedThrough,
    asOf: null,
  };
}

/** One page by document ids, so that no document is missed for a field it lacks. */
async function fillById(
  collection: CollectionName,
  syncCursor: SyncCursor,
  { list }: Source,
  { page }: Bounds,
): Promise<PageRead> {
  const documents = await list({
    as: 'back-office',
    list: collection,
    orderBy: [[DOCUMENT_ID, 'asc']],
    ...(syncCursor.cursor && { after: syncCursor.cursor }),
    limit: page,
  });
  const last = documents.at(-1);
  return {
    documents,
    syncCursor: {
      ...syncCursor,
      cursor: last ? [last.id] : syncCursor.cursor,
      complete: documents.length < page,
    },
  };
}

/** The latest by that field. What has no such time is not among them. */
const latestBy = (collection: CollectionName, field: string, limit: number): ListRequest => ({
  as: 'back-office',
  list: collection,
  where: [[field, '>', timeValue(MIN_TIMESTAMP)]],
  orderBy: [
    [field, 'desc'],
    [DOCUMENT_ID, 'desc'],
  ],
  limit,
});

/** One page of the latest, where there are more than a mirror holds. */
async function fillLatest(
  collection: CollectionName,
  field: string,
  syncCursor: SyncCursor,
  { list }: Source,
  mirroredCount: number,
  { page, latest }: Bounds,
): Promise<PageRead> {
  const [time, id] = syncCursor.cursor ?? [];
  const documents = await list({
    ...latestBy(collection, field, page),
    ...(time !== undefined && id !== undefined && { after: [timeValue(time), id] }),
  });
  const last = documents.at(-1);
  const complete = documents.length < page || mirroredCount + documents.length >= latest;
  return {
    documents,
    syncCursor: {
      ...syncCursor,
      cursor: last ? [String(last.data[field]), last.id] : syncCursor.cursor,
      complete,
    },
  };
}

/** The preview: costs as many reads as it has rows, once a device, and again where a reading was cut off. */
async function beginWithNewest(collection: CollectionName, { list, showNewest }: Source): Promise<void> {
  const field = definitionOf(collection).latestBy;
  if (field === undefined) return;
  try {
    await showNewest?.(await list(latestBy(collection, field, PAGE_SIZE)));
  } catch {
    // The reading itself goes on, or says what is wrong.
  }
}

function fill(
  collection: CollectionName,
  syncCursor: SyncCursor,
  source: Source,
  mirroredCount: number,
  bounds: Bounds,
): Promise<PageRead> {
  const field = definitionOf(collection).latestBy;
  return syncCursor.latestOnly && field !== undefined
    ? fillLatest(collection, field, syncCursor, source, mirroredCount, bounds)
    : fillById(collection, syncCursor, source, bounds);
}

/**
 * Reads a collection as far as it is not known: from the beginning where `known` is null, on from where an earlier reading
 * was cut off, else what has changed since. Yields every page as it arrives, so that all that was read counts; throws what
 * a request throws. `mirroredCount`: how many documents an earlier reading has left.
 */
export async function* readChanges(
  collection: CollectionName,
  known: SyncCursor | null,
  mirroredCount: number,
  source: Source,
  bounds = BOUNDS,
): AsyncGenerator<PageRead> {
  const { changedAt } = definitionOf(collection);
  const startedAt = source.now();
  const [begun] = await Promise.all([
    known ?? begin(collection, source, bounds),
    // In the same round trip: a change in between is read again with its page.
    hasPreview(collection) && !known?.complete && source.showNewest && beginWithNewest(collection, source),
  ]);
  let syncCursor = begun;
  let count = mirroredCount;
  while (!syncCursor.complete) {
    const page = await fill(collection, syncCursor, source, count, bounds);
    // Complete, except for changes made meanwhile: those are read next.
    syncCursor = page.syncCursor.complete ? { ...page.syncCursor, asOf: startedAt } : page.syncCursor;
    count += page.documents.length;
    yield { ...page, syncCursor, more: true };
  }
  const query = changesQuery(collection, syncCursor);
  let after: ListRequest['after'];
  for (;;) {
    const documents = await source.list({
      as: 'back-office',
      ...query,
      ...(after && { after }),
      limit: bounds.page,
    });
    const syncedThrough = newestChangeTime(syncCursor.syncedThrough, collection, documents);
    const last = documents.length < bounds.page ? undefined : documents.at(-1);
    syncCursor = { ...syncCursor, syncedThrough, ...(!last && { asOf: startedAt }) };
    yield { documents, syncCursor, more: last !== undefined };
    if (!last) return;
    after = [timeValue(String(last.data[changedAt])), last.id];
  }
}
