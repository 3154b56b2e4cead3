import { type ReactNode, useEffect, useState } from 'react';
import { loadedHindi, loadHindi } from '@/i18n/loadHindi';
import { TranslationContext } from '@/i18n/translation';
import { selectOnline } from '@/store/connectivitySlice';
import { useAppSelector } from '@/store/hooks';
import { selectLanguage } from '@/store/preferences/language';

type Props = { readonly children: ReactNode };

/**
 * The screens in the language of the store. Until Hindi has been loaded they stay in English: what was typed on them
 * stays too.
 */
export function Translated({ children }: Props) {
  const wanted = useAppSelector(selectLanguage) === 'hi';
  const online = useAppSelector(selectOnline);
  const [hindi, keep] = useState(loadedHindi);
  const translation = wanted ? hindi : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what could not be had is asked for again with the connection
  useEffect(() => {
    if (wanted && !hindi) loadHindi().then(keep, () => {});
    document.documentElement.lang = translation ? 'hi' : 'en';
  }, [wanted, hindi, online]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}
