import type { Run } from '@/domain/run/run';
import { api } from '@/store/api/api';
import { changesSince } from '@/sync/mirror/changesSince';
import type { MirrorDefinition, Synced } from '@/sync/mirror/collections';

const { endpoints } = api.injectEndpoints({
  endpoints: build => ({ listRuns: build.query<Synced, string>(changesSince('runs', 'Run')) }),
});

export const RUNS_MIRROR: MirrorDefinition<Run> = {
  endpoint: endpoints.listRuns,
  changedAt: 'updatedAt',
  loadParser: () => import('./runDocument').then(part => part.parseRun),
  latestBy: 'createdAt',
  timeOf: ({ createdAt }) => createdAt,
};

declare module '@/sync/mirror/collections' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorRows {
    readonly runs: Run;
  }
}
