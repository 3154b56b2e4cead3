import type { AlertState } from '@/domain/alert/alert';
import { api } from '@/store/api/api';
import { changesSince } from '@/sync/mirror/changesSince';
import type { MirrorDefinition, Synced } from '@/sync/mirror/collections';

const { endpoints } = api.injectEndpoints({
  endpoints: build => ({
    listAlertStates: build.query<Synced, string>(changesSince('alertStates', 'AlertState')),
  }),
});

export const ALERT_STATES_MIRROR: MirrorDefinition<AlertState> = {
  endpoint: endpoints.listAlertStates,
  changedAt: 'at',
  loadParser: () => import('./alertState').then(part => part.parseAlertState),
  timeOf: ({ at }) => at,
};

declare module '@/sync/mirror/collections' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorRows {
    readonly alertStates: AlertState;
  }
}
