import { selectCatalogueSnapshot } from '@/entities/product/catalogueSlice';
import type { Product } from '@/entities/product/product';
import { productReads } from '@/entities/product/productReads';
import { queryFailure } from '@/services/api/queryFailure';
import type { AppError } from '@/shared/lib/appError';
import type { AppThunk } from '@/shared/redux/thunk';

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
