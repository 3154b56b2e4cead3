import { type CustomerAccountText, customerAccount } from '@/i18n/en/customerAccount';
import { useTranslation } from './translation';

/** A catalogue apart: the customers' room, the search and the orders tell accounts apart in the same words. */
export const useCustomerAccountText = (): CustomerAccountText =>
  useTranslation()?.customerAccount ?? customerAccount;
