import { type LandingText, landing } from './en/landing';
import { useTranslation } from './translation';

export const useLandingText = (): LandingText => useTranslation()?.landing ?? landing;
