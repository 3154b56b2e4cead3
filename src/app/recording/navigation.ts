import { createAction } from '@reduxjs/toolkit';
import { PATHS } from '@/lib/paths';
import type { Address } from '@/services/platform/recorderPort';

/** The person came to an address. No reducer answers it: it is there for whoever follows a recording. */
export const navigated = createAction<Address>('navigation/navigated');

/** What of an address may be recorded: the code of a mailed link is as good as a password. */
export const recordedSearch = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  pathname === PATHS.link ? '' : search;
