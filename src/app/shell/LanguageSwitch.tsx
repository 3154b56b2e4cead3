import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { LANGUAGE_CODES, LANGUAGES } from '@/i18n/languages';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLanguage } from '@/store/preferences/language';
import { languageChosen } from '@/store/preferences/preferencesSlice';
import { PillChoice } from '@/ui/form/PillChoice';

/** The language of every screen; stored on the device. */
export function LanguageSwitch() {
  const labels = useLabels(shellLabels).language;
  const dispatch = useAppDispatch();
  return (
    <PillChoice
      look="joined"
      label={labels.label}
      values={LANGUAGE_CODES}
      chosen={useAppSelector(selectLanguage)}
      onChoose={language => dispatch(languageChosen({ language }))}
      nameOf={language => <span lang={language}>{LANGUAGES[language].name}</span>}
    />
  );
}
