import { type OrderActionsText, orderActions } from '@/i18n/en/orderActions';
import { useTranslation } from './translation';

/** A catalogue apart: it comes with the first order that is selected, or the first export. */
export const useOrderActionsText = (): OrderActionsText => useTranslation()?.orderActions ?? orderActions;
