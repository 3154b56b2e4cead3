import { type CustomersText, customers } from '@/i18n/en/customers';
import { useTranslation } from './translation';

/** A catalogue apart: only the Customers room needs these texts. */
export const useCustomersText = (): CustomersText => useTranslation()?.customers ?? customers;
