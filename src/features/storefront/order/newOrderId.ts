import type { AppThunk } from '@/store/thunk';

/** A number for an order. Not while rendering, which may be begun several times before anything is shown. */
export const newOrderId = (): AppThunk<string> => (_dispatch, _getState, services) => services.ids.orderId();
