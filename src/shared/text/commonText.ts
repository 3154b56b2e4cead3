import { type CommonText, common } from './en/common';
import { useTranslation } from './translation';

export const useCommonText = (): CommonText => useTranslation()?.common ?? common;
