import { useMemo } from 'react';
import { reservedQuantities } from '@/data/order/reservedQuantities';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';
import type { Product } from '@/domain/product/product';
import type { AppError } from '@/lib/appError';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { useManualRetry } from '@/store/useManualRetry';
import { ownerKey, selectWaiting } from '@/sync/outbox/outboxSlice';

export type Catalogue = {
  /** Null while nothing is known: not from the server, not from an earlier visit. */
  readonly products: readonly Product[] | null;
  /** ISO instant of the reading on screen, when it is not the present one. */
  readonly staleSince: string | null;
  readonly loading: boolean;
  readonly error: AppError | null;
  readonly retry: () => void;
};

/** Stock less what this customer's own waiting orders will take of it. */
function withoutReserved(products: readonly Product[], promised: ReturnType<typeof reservedQuantities>) {
  return products.map(product => {
    const taken = promised[product.id];
    return taken ? { ...product, inStock: Math.max(0, product.inStock - taken) } : product;
  });
}

/** The shop's products: as just read, else as this device last saw them. */
export function useCatalogue(): Catalogue {
  const snapshot = useAppSelector(selectCatalogueSnapshot);
  const { user } = useAuth().session;
  const waiting = useAppSelector(state =>
    selectWaiting(state, user && ownerKey({ area: 'storefront', uid: user.id })),
  );
  const { data, error, isFetching, refetch } = productReads.useListProductsQuery(undefined, {
    refetchOnReconnect: true,
  });
  const { asking, ask } = useManualRetry(isFetching, refetch);
  const read = data ?? (snapshot.asOf === null ? null : snapshot.products);
  const products = useMemo(() => read && withoutReserved(read, reservedQuantities(waiting)), [read, waiting]);
  const current = data !== undefined && !error;
  return {
    products,
    staleSince: current || read === null ? null : snapshot.asOf,
    loading: isFetching,
    error: asking ? null : ((error as AppError | undefined) ?? null),
    retry: ask,
  };
}
