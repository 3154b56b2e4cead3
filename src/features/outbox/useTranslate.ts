import { useCallback, useContext } from 'react';
import { inLanguage, TranslationContext } from '@/i18n/labels';

/** Gives any catalogue of labels in the language on screen, to code that is no component. */
export function useTranslate() {
  const translation = useContext(TranslationContext);
  return useCallback(
    <Catalogue extends object>(english: Catalogue) => inLanguage(translation, english),
    [translation],
  );
}
