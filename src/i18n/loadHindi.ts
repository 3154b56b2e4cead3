import type { Translation } from './translation';

let loaded: Translation | null = null;

/** The Hindi catalogue where its code is there already; a first screen in Hindi asks, so as not to begin in English. */
export const loadedHindi = (): Translation | null => loaded;

/** Loads the Hindi catalogue. Rejects when its code cannot be had; asked again, it tries again. */
export async function loadHindi(): Promise<Translation> {
  loaded ??= (await import('@/i18n/hi/hindi')).hindi;
  return loaded;
}
