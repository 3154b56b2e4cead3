import { useEffect } from 'react';
import { selectTheme, THEMES, themeChosen } from '@/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import { useShellText } from '@/shared/text/shellText';
import { PillChoice } from '@/shared/ui/PillChoice';

/** Daylight, night, or as the device has it; kept on the device. */
export function ThemeSwitch() {
  const text = useShellText().theme;
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
      label={text.label}
      values={THEMES}
      chosen={theme}
      onChoose={choice => dispatch(themeChosen({ theme: choice }))}
      nameOf={choice => text[choice]}
    />
  );
}
