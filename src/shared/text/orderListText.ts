import { type OrderListText, orderList } from './en/orderList';
import { useTranslation } from './translation';

/** A catalogue apart: only the list of orders needs these texts. */
export const useOrderListText = (): OrderListText => useTranslation()?.orderList ?? orderList;
