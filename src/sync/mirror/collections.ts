import type { QueryDefinition } from '@reduxjs/toolkit/query';
import type { Column } from '@/lib/columns';
import type { PlainDocument } from '@/lib/plainData';
import type { api } from '@/store/api/api';
import type { firestoreBaseQuery } from '@/store/api/firestoreBaseQuery';
import type { Entity } from '@/store/api/tags';
import type { RootState } from '@/store/rootState';

/** The rows of each mirrored collection, by its path in Firestore. An entity adds its own where it defines its mirror. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
// biome-ignore lint/suspicious/noEmptyInterface: every member is added by an entity
export interface MirrorRows {}

/** The collection whose newest rows are shown before all of them have been read. There is one: the state has one preview. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
// biome-ignore lint/suspicious/noEmptyInterface: its member is added by an entity
export interface MirrorPreview {}

export type CollectionName = keyof MirrorRows;
export type MirrorRow = MirrorRows[CollectionName];
export type PreviewName = keyof MirrorPreview;
export type PreviewRow = MirrorPreview[PreviewName];

export type RowsById<Row> = { readonly [id: string]: Row };

/** When a collection was last brought up to date: ISO, by the device's clock. Its rows are in the state. */
export type Synced = {
  readonly asOf: string;
  /** The server tells of every change by itself: nothing need be asked. */
  readonly live?: boolean;
};

type SyncQuery = QueryDefinition<string, typeof firestoreBaseQuery, Entity, Synced, 'api'>;
type Endpoint = ReturnType<typeof api.injectEndpoints<{ readonly list: SyncQuery }>>['endpoints']['list'];
/** A query that feeds the mirror; its argument is the reader's uid. */
export type MirrorEndpoint = Pick<Endpoint, 'initiate' | 'name' | 'useQuery'> & {
  readonly select: (
    uid: string,
  ) => (root: Pick<RootState, 'api'>) => { readonly error?: unknown; readonly data?: Synced | undefined };
};

/**
 * How the rows of a collection are stored once more beside its documents, many in one record, the first of them first: they
 * are all there in a tenth of the time that their documents take, and the first few are its preview.
 */
export type CompactRows<Row> = {
  readonly columns: Column<Row>;
  /** As every list of them begins. A method: one of these is looked up by a name, and given rows of its own. */
  sorted(rows: RowsById<Row>): readonly Row[];
};

/** How one collection is mirrored. */
export type MirrorDefinition<Row> = {
  /** Made with `changesSince`. */
  readonly endpoint: MirrorEndpoint;
  /** The field that every write sets to the server's time: what "changed since" asks for. */
  readonly changedAt: 'updatedAt' | 'at';
  /** The code that reads a document, which answers null for one that is none of these. */
  readonly loadParser: () => Promise<(document: PlainDocument) => Row | null>;
  /** The field by which the latest are found where there are more than `LATEST`. Without it all of them are read. */
  readonly latestBy?: string;
  /** The row's own time as an ISO instant: beyond `LATEST` the oldest are dropped. */
  timeOf?(row: Row): string | null;
  /** Fields that are never stored on the device. */
  readonly neverStored?: readonly string[];
  /** Of the collection that has a preview. `version`: another one whenever the parser makes other rows of the same documents. */
  readonly compact?: { readonly version: number; load(): Promise<CompactRows<Row>> };
};

type Definitions = { readonly [name in CollectionName]: MirrorDefinition<MirrorRows[name]> };

let definitions: Definitions;

/** Tells the mirror which collections there are, before anything else is asked of it. Idempotent. */
export function registerMirror(collections: Definitions): void {
  definitions = collections;
}

export const definitionOf = <Name extends CollectionName>(name: Name): MirrorDefinition<MirrorRows[Name]> =>
  definitions[name];

/** In the order in which they were registered. */
export const collectionNames = (): readonly CollectionName[] =>
  Object.keys(definitions) as readonly CollectionName[];

export const hasPreview = (name: CollectionName): name is PreviewName =>
  definitionOf(name).compact !== undefined;

export const previewName = (): PreviewName | undefined => collectionNames().find(hasPreview);

/** As many rows as a mirror holds of a collection, the latest. */
export const MAX_MIRRORED_ROWS = 20_000;
