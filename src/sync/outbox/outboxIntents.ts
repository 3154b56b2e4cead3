import { createAction } from '@reduxjs/toolkit';

/**
 * Send the queue now, because the person asked. `retry`: because the service is available again, or for the sake of one
 * command; those that can be undone still wait.
 */
export const sendNowAsked = createAction<'retry' | undefined>('outbox/sendNowAsked');
