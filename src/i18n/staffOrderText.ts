import { type StaffOrderText, staffOrder } from '@/i18n/en/staffOrder';
import { useTranslation } from './translation';

/** A catalogue apart: only the dialogs of an order need these texts, not the list. */
export const useStaffOrderText = (): StaffOrderText => useTranslation()?.staffOrder ?? staffOrder;
