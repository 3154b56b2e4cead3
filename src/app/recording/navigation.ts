import { createAction } from '@reduxjs/toolkit';
import type { Address } from '@/services/platform/recorderPort';

/** The person came to an address. No reducer answers it: it is there for whoever follows a recording. */
export const navigated = createAction<Address>('navigation/navigated');
