import { selectLanguage } from '@/entities/preferences/language';
import { languageChosen } from '@/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import { LANGUAGES, type Language } from '@/shared/text/language';
import { useShellText } from '@/shared/text/shellText';
import { PillChoice } from '@/shared/ui/PillChoice';

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
