import { type OrderFiltersText, orderFilters } from '@/i18n/en/orderFilters';
import { useTranslation } from './translation';

/** A catalogue apart: a list is looked at before it is narrowed down. */
export const useOrderFiltersText = (): OrderFiltersText => useTranslation()?.orderFilters ?? orderFilters;
