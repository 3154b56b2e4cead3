import { useShellText } from '@/i18n/shellText';
import { LANGUAGES, type Language } from '@/lib/language';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLanguage } from '@/store/preferences/language';
import { languageChosen } from '@/store/preferences/preferencesSlice';
import { PillChoice } from '@/ui/form/PillChoice';

/** Each in its own words, so that whoever reads only one of them finds it. */
const NAMES: { readonly [language in Language]: string } = { en: 'English', hi: 'हिन्दी' };

/** The language of every screen; kept on the device. */
export function LanguageSwitch() {
  const text = useShellText().language;
  const dispatch = useAppDispatch();
  return (
    <PillChoice
      look="joined"
      label={text.label}
      values={LANGUAGES}
      chosen={useAppSelector(selectLanguage)}
      onChoose={language => dispatch(languageChosen({ language }))}
      nameOf={language => <span lang={language}>{NAMES[language]}</span>}
    />
  );
}
