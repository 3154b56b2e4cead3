import { type CustomerText, customer } from '@/i18n/en/customer';
import { useTranslation } from './translation';

/** The catalogue of the pages behind a decision: apart, so that the first screens do not load it. */
export const useCustomerText = (): CustomerText => useTranslation()?.customer ?? customer;
