import { type AccountText, account } from '@/i18n/en/account';
import { useTranslation } from './translation';

/** A catalogue apart: only the pages of an account need these texts. */
export const useAccountText = (): AccountText => useTranslation()?.account ?? account;
