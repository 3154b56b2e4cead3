import { useEffect } from 'react';
import { selectTheme, THEMES, themeChosen } from '@/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import { useShellText } from '@/shared/text/shellText';

/** Daylight, night, or as the device has it; kept on the device. Takes its colour from where it stands. */
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
    <fieldset className="flex w-fit rounded-full border border-current p-1">
      <legend className="sr-only">{text.label}</legend>
      {THEMES.map(choice => (
        <label
          key={choice}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold transition-colors hover:bg-current/10 has-checked:bg-current/20 has-checked:ring-2 has-checked:ring-current"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === choice}
            onChange={() => dispatch(themeChosen(choice))}
          />
          {text[choice]}
        </label>
      ))}
    </fieldset>
  );
}
