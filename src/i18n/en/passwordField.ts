import { labels } from '@/i18n/labels';

export const passwordFieldLabels = labels('passwordField', { show: 'Show password', hide: 'Hide password' });

export type PasswordFieldLabels = typeof passwordFieldLabels;
