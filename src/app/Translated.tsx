import { type ReactNode, useEffect, useReducer } from 'react';
import { TranslationContext } from '@/i18n/labels';
import { DEFAULT_LANGUAGE, loadedTranslation, loadTranslation } from '@/i18n/languages';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { selectLanguage } from '@/store/preferences/language';

type Props = { readonly children: ReactNode };

/**
 * The screens in the language of the store. Until its labels have been loaded they stay in English: what was typed on them
 * stays too.
 */
export function Translated({ children }: Props) {
  const language = useAppSelector(selectLanguage);
  const online = useAppSelector(selectOnline);
  const [, labelsCame] = useReducer((times: number) => times + 1, 0);
  const translation = loadedTranslation(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be had is asked for again with the connection
  useEffect(() => {
    if (!translation)
      loadTranslation(language).then(
        loaded => loaded && labelsCame(),
        () => {},
      );
    document.documentElement.lang = translation ? language : DEFAULT_LANGUAGE;
  }, [language, translation, online]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
