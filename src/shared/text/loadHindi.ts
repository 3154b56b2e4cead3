import type { Language } from './language';
import type { Translation } from './translation';

/** How long a first screen waits for its language; English is better than nothing. */
const LONGEST_WAIT_MS = 3000;

let loaded: Translation | null = null;

/** The Hindi catalogue where its code is there already; a first screen in Hindi asks, so as not to begin in English. */
export const loadedHindi = (): Translation | null => loaded;

/** Loads the Hindi catalogue. Rejects when its code cannot be had; asked again, it tries again. */
export async function loadHindi(): Promise<Translation> {
  loaded ??= (await import('./hi/hindi')).hindi;
  return loaded;
}

/** Resolves when a first screen can be shown in `language`, or has waited long enough. Never rejects. */
export async function waitForLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  const enough = new Promise(resolve => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([enough, loadHindi().catch(() => {})]);
}
