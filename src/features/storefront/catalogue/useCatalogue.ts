import { selectCatalogueSnapshot } from '@/entities/product/catalogueSlice';
import type { Product } from '@/entities/product/product';
import { productReads } from '@/entities/product/productReads';
import type { AppError } from '@/shared/lib/appError';
import { useAppSelector } from '@/shared/redux/hooks';

export type Catalogue = {
  /** Null while nothing is known: not from the server, not from an earlier visit. */
  readonly products: readonly Product[] | null;
  /** ISO instant of the reading on screen, when it is not the present one. */
  readonly staleSince: string | null;
  readonly loading: boolean;
  readonly error: AppError | null;
  readonly retry: () => void;
};

/** The shop's products: as just read, else as this device last saw them. */
export function useCatalogue(): Catalogue {
  const snapshot = useAppSelector(selectCatalogueSnapshot);
  const { data, error, isFetching, refetch } = productReads.useListProductsQuery(undefined, {
    refetchOnReconnect: true,
  });
  const read = data ?? (snapshot.asOf === null ? null : snapshot.products);
  const current = data !== undefined && !error;
  return {
    products: read,
    staleSince: current || read === null ? null : snapshot.asOf,
    loading: isFetching,
    error: isFetching ? null : ((error as AppError | undefined) ?? null),
    retry: () => void refetch(),
  };
}
