import { type PlainDocument, timeValue } from '@/services/firebase/plainData';
import { type CountRequest, DOCUMENT_ID, type ListRequest } from '@/services/firebase/requests';
import { COLLECTIONS, type CollectionName, LATEST } from './collections';
import type { Mark } from './mark';

/** Documents of one request: some seconds on a bad phone, and well within its deadline. */
const PAGE = 300;

/** Commits may become visible out of order; as much is read twice (SCHEMA). */
const OVERLAP_MS = 30_000;

/** Before any document of this shop. */
const EVER = '2000-01-01T00:00:00Z';

export type Source = {
  readonly list: (request: ListRequest) => Promise<readonly PlainDocument[]>;
  readonly count: (request: CountRequest) => Promise<number>;
  /** ISO instant, by the device's clock. */
  readonly now: () => string;
};

/** What one request brought, and how far it has come with it. */
export type PageRead = { readonly documents: readonly PlainDocument[]; readonly mark: Mark };

/** The stored timestamp of a document's last change; null where it holds another type, or none. */
function changeOf(collection: CollectionName, { data }: PlainDocument): string | null {
  const value = data[COLLECTIONS[collection].changedAt];
  return typeof value === 'string' ? value : null;
}

function newest(through: string | null, collection: CollectionName, documents: readonly PlainDocument[]) {
  const last = documents.at(-1);
  const changed = last ? changeOf(collection, last) : null;
  return changed !== null && (through === null || changed > through) ? changed : through;
}

const since = (through: string | null): string =>
  through === null ? EVER : new Date(Date.parse(through) - OVERLAP_MS).toISOString();

/** Before the first page: how much there is, and what counts as a change afterwards. Costs a read, and one per thousand. */
async function begin(collection: CollectionName, { list, count }: Source): Promise<Mark> {
  const { changedAt } = COLLECTIONS[collection];
  const total = await count({ as: 'back-office', count: collection });
  const latest = await list({
    as: 'back-office',
    list: collection,
    where: [[changedAt, '>', timeValue(EVER)]],
    orderBy: [[changedAt, 'desc']],
    limit: 1,
  });
  const through = newest(null, collection, latest);
  return { filled: false, cursor: null, total, latestOnly: total > LATEST, through, asOf: null };
}

/** One page by document ids, so that no document is missed for a field it lacks (DESIGN §8). */
async function fillById(collection: CollectionName, mark: Mark, { list }: Source): Promise<PageRead> {
  const documents = await list({
    as: 'back-office',
    list: collection,
    ...(mark.cursor !== null && { where: [[DOCUMENT_ID, '>', mark.cursor]] }),
    orderBy: [[DOCUMENT_ID, 'asc']],
    limit: PAGE,
  });
  const last = documents.at(-1);
  return { documents, mark: { ...mark, cursor: last?.id ?? mark.cursor, filled: documents.length < PAGE } };
}

const LATEST_BY = { orders: 'createdAt', stockMovements: 'at' } as const;

/** One page of the latest, where there are more than a replica holds. What has no such date is not among them. */
async function fillLatest(
  collection: keyof typeof LATEST_BY,
  mark: Mark,
  { list }: Source,
  held: number,
): Promise<PageRead> {
  const field = LATEST_BY[collection];
  const documents = await list({
    as: 'back-office',
    list: collection,
    // The last one again: others may have its very instant.
    where: [[field, '<=', timeValue(mark.cursor ?? '2100-01-01T00:00:00Z')]],
    orderBy: [[field, 'desc']],
    limit: PAGE,
  });
  const oldest = documents.at(-1)?.data[field];
  const cursor = typeof oldest === 'string' ? oldest : mark.cursor;
  if (documents.length === PAGE && cursor === mark.cursor) throw stuck(collection);
  const filled = documents.length < PAGE || held + documents.length >= LATEST;
  return { documents, mark: { ...mark, cursor, filled } };
}

const stuck = (collection: string) =>
  new Error(`More than ${PAGE} documents of ${collection} have the same time: they cannot be paged through.`);

function fill(collection: CollectionName, mark: Mark, source: Source, held: number): Promise<PageRead> {
  return mark.latestOnly && (collection === 'orders' || collection === 'stockMovements')
    ? fillLatest(collection, mark, source, held)
    : fillById(collection, mark, source);
}

/**
 * Reads a collection as far as it is not known: from the beginning where `known` is null, on from where an earlier reading
 * was cut off, else what has changed since. Yields every page as it arrives, so that all that was read counts; throws what
 * a request throws. `held`: how many documents an earlier reading has left.
 */
export async function* readChanges(
  collection: CollectionName,
  known: Mark | null,
  held: number,
  source: Source,
): AsyncGenerator<PageRead> {
  const { changedAt } = COLLECTIONS[collection];
  const startedAt = source.now();
  let mark = known ?? (await begin(collection, source));
  let count = held;
  while (!mark.filled) {
    const page = await fill(collection, mark, source, count);
    // Read whole, but for what changed meanwhile: that comes next.
    mark = page.mark.filled ? { ...page.mark, asOf: startedAt } : page.mark;
    count += page.documents.length;
    yield { ...page, mark };
  }
  let from = since(mark.through);
  let operator: '>' | '>=' = '>';
  for (;;) {
    const documents = await source.list({
      as: 'back-office',
      list: collection,
      where: [[changedAt, operator, timeValue(from)]],
      orderBy: [[changedAt, 'asc']],
      limit: PAGE,
    });
    const through = newest(mark.through, collection, documents);
    const done = documents.length < PAGE;
    mark = { ...mark, through, ...(done && { asOf: startedAt }) };
    yield { documents, mark };
    if (done) return;
    const last = documents.at(-1);
    const next = last ? changeOf(collection, last) : null;
    if (next === null || (operator === '>=' && next === from)) throw stuck(collection);
    from = next;
    operator = '>=';
  }
}
