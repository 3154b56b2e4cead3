import { type CommonText, common } from '@/i18n/en/common';
import { useTranslation } from './translation';

export const useCommonText = (): CommonText => useTranslation()?.common ?? common;
