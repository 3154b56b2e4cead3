import { type StaffSignInText, staffSignIn } from '@/i18n/en/staffSignIn';
import { useTranslation } from './translation';

export const useStaffSignInText = (): StaffSignInText => useTranslation()?.staffSignIn ?? staffSignIn;
