import type { Language } from '@/lib/language';

/** What ends a sentence. */
export const fullStop = (language: Language): string => (language === 'hi' ? '।' : '.');
