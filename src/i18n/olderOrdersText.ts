import { type OlderOrdersText, olderOrders } from '@/i18n/en/olderOrders';
import { useTranslation } from './translation';

/** A catalogue apart: only a shop of very many orders needs these texts. */
export const useOlderOrdersText = (): OlderOrdersText => useTranslation()?.olderOrders ?? olderOrders;
