import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';
import type { Product } from '@/domain/product/product';
import type { AppError } from '@/lib/appError';
import { queryFailure } from '@/store/api/queryFailure';
import type { AppThunk } from '@/store/thunk';

type TodaysProducts =
  | { readonly products: readonly Product[] }
  | { readonly products: null; readonly error: AppError };

/**
 * The catalogue as it is now; without a network as this device last saw it, for the order form and the server look at
 * every price again.
 */
export const readTodaysProducts = (): AppThunk<Promise<TodaysProducts>> => async (dispatch, getState) => {
  const { data, error } = await dispatch(
    productReads.endpoints.listProducts.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!error && data) return { products: data };
  const { products, asOf } = selectCatalogueSnapshot(getState());
  if (asOf !== null) return { products };
  return { products: null, error: error ? queryFailure(error) : { kind: 'unknown', code: 'noResult' } };
};
