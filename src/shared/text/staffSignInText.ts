import { type StaffSignInText, staffSignIn } from './en/staffSignIn';
import { useTranslation } from './translation';

export const useStaffSignInText = (): StaffSignInText => useTranslation()?.staffSignIn ?? staffSignIn;
