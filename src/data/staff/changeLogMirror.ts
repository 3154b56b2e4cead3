import type { ChangeLogEntry } from '@/domain/staff/changeLog';
import { api } from '@/store/api/api';
import { changesSince } from '@/sync/mirror/changesSince';
import type { MirrorDefinition, Synced } from '@/sync/mirror/collections';

const { endpoints } = api.injectEndpoints({
  endpoints: build => ({
    // Whatever writes one of these writes down what it did.
    listChanges: build.query<Synced, string>(
      changesSince('changeLog', 'Change', 'Shop', 'Customer', 'StockItem', 'ProductionLine'),
    ),
  }),
});

/** Read where it is looked at, and then only what is new: a log that is opened twice a day costs two reads. */
export const CHANGE_LOG_MIRROR: MirrorDefinition<ChangeLogEntry> = {
  endpoint: endpoints.listChanges,
  changedAt: 'at',
  loadParser: () => import('./changeLogDocument').then(part => part.parseChangeLogEntry),
  latestBy: 'at',
  timeOf: ({ at }) => at,
};

declare module '@/sync/mirror/collections' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorRows {
    readonly changeLog: ChangeLogEntry;
  }
}
