import { createContext, useCallback, useContext } from 'react';
import type { Translate } from '@/lib/language';

/** All labels of a language other than English, by the names of their catalogues. */
export type Translation = { readonly [catalogue: string]: object };

const names = new WeakMap<object, string>();

/**
 * Makes a catalogue of English labels, which comes with the screens that show it. Another language has one of the same name
 * in its folder.
 */
export function labels<Catalogue extends object>(name: string, english: Catalogue): Catalogue {
  names.set(english, name);
  return english;
}

/** Null for English. */
export const TranslationContext = createContext<Translation | null>(null);

/** A catalogue in the language on screen. A test holds that every language has every catalogue, in the same shape. */
export function useLabels<Catalogue extends object>(english: Catalogue): Catalogue {
  return inLanguage(useContext(TranslationContext), english);
}

/** @see Translate */
export function useTranslate(): Translate {
  const translation = useContext(TranslationContext);
  return useCallback(english => inLanguage(translation, english), [translation]);
}

/** @see useLabels */
export function inLanguage<Catalogue extends object>(
  translation: Translation | null,
  english: Catalogue,
): Catalogue {
  const translated = translation?.[names.get(english) ?? ''];
  return (translated as Catalogue | undefined) ?? english;
}
