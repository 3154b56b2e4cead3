import type { ProductionBatch, ProductionLine } from '@/domain/production/production';
import { api } from '@/store/api/api';
import { changesSince } from '@/sync/mirror/changesSince';
import type { MirrorDefinition, Synced } from '@/sync/mirror/collections';
import { rowsSelector } from '@/sync/mirror/mirrorSelectors';

const { endpoints } = api.injectEndpoints({
  endpoints: build => ({
    listProductionLines: build.query<Synced, string>(changesSince('productionLines', 'ProductionLine')),
    listProductionBatches: build.query<Synced, string>(changesSince('productionBatches', 'ProductionBatch')),
  }),
});

export const PRODUCTION_LINES_MIRROR: MirrorDefinition<ProductionLine> = {
  endpoint: endpoints.listProductionLines,
  changedAt: 'updatedAt',
  loadParser: () => import('./productionDocument').then(part => part.parseProductionLine),
};

export const PRODUCTION_BATCHES_MIRROR: MirrorDefinition<ProductionBatch> = {
  endpoint: endpoints.listProductionBatches,
  changedAt: 'updatedAt',
  loadParser: () => import('./productionDocument').then(part => part.parseProductionBatch),
};

export const selectProductionLines = rowsSelector('productionLines');
export const selectProductionBatches = rowsSelector('productionBatches');

declare module '@/sync/mirror/collections' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface MirrorRows {
    readonly productionLines: ProductionLine;
    readonly productionBatches: ProductionBatch;
  }
}
