import { type OrderListText, orderList } from '@/i18n/en/orderList';
import { useTranslation } from './translation';

/** A catalogue apart: only the list of orders needs these texts. */
export const useOrderListText = (): OrderListText => useTranslation()?.orderList ?? orderList;
