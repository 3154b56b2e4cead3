import type { AppThunk } from '@/store/thunk';

/** An id for a new product: as short as an order's, for it may be read over the phone. */
export const newProductId = (): AppThunk<string> => (_dispatch, _getState, services) =>
  services.ids.orderId();
