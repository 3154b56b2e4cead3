import { type SearchText, search } from '@/i18n/en/search';
import { useTranslation } from './translation';

/** A catalogue apart: loaded when somebody searches. */
export const useSearchText = (): SearchText => useTranslation()?.search ?? search;
