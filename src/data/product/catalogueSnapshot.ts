import type { Product } from '@/domain/product/product';

/** The newest catalogue this device has, kept over reloads so that the menu opens without a network. */
export type CatalogueSnapshot = {
  readonly products: readonly Product[];
  /** ISO instant of the reading; null before the first. */
  readonly asOf: string | null;
};

export const selectCatalogueSnapshot = ({
  catalogue,
}: {
  readonly catalogue: CatalogueSnapshot;
}): CatalogueSnapshot => catalogue;

declare module '@/store/rootState' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be augmented
  interface RootState {
    readonly catalogue: CatalogueSnapshot;
  }
}
