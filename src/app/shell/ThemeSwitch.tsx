import { useEffect } from 'react';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectTheme, THEMES, themeChosen } from '@/store/preferences/preferencesSlice';
import { PillChoice } from '@/ui/form/PillChoice';

/** Daylight, night, or as the device has it; stored on the device. */
export function ThemeSwitch() {
  const labels = useLabels(shellLabels).theme;
  const dispatch = useAppDispatch();
  const theme = useAppSelector(selectTheme);
  useEffect(() => {
    const page = document.documentElement;
    if (theme === 'system') delete page.dataset.theme;
    else page.dataset.theme = theme;
  }, [theme]);
  return (
    <PillChoice
      look="joined"
      label={labels.label}
      values={THEMES}
      chosen={theme}
      onChoose={choice => dispatch(themeChosen({ theme: choice }))}
      nameOf={choice => labels[choice]}
    />
  );
}
