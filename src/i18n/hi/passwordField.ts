import type { PasswordFieldLabels } from '@/i18n/en/passwordField';

/** `en/passwordField.ts` in Hindi. */
export const passwordField: PasswordFieldLabels = { show: 'पासवर्ड दिखाएँ', hide: 'पासवर्ड छिपाएँ' };
