import type { Language } from './language';

/** What ends a sentence. */
export const fullStop = (language: Language): string => (language === 'hi' ? '।' : '.');
