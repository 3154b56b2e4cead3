import { type ShellText, shell } from '@/i18n/en/shell';
import { useTranslation } from './translation';

/** Apart: no first screen waits for these texts. */
export const useShellText = (): ShellText => useTranslation()?.shell ?? shell;
