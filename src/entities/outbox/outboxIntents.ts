import { createAction } from '@reduxjs/toolkit';
import type { Wing } from '@/services/wing';

/** The person wants what waits to be sent at once. */
export const sendNowAsked = createAction<{ wing: Wing }>('outbox/sendNowAsked');
