import { createAction } from '@reduxjs/toolkit';

/**
 * What waits is to be sent at once, because the person wants it. `retry`: because the service is there again; what can still
 * be undone keeps its time.
 */
export const sendNowAsked = createAction<'retry' | undefined>('outbox/sendNowAsked');
