import { type LandingText, landing } from '@/i18n/en/landing';
import { useTranslation } from './translation';

export const useLandingText = (): LandingText => useTranslation()?.landing ?? landing;
