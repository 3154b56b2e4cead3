import { useEffect } from 'react';
import { selectTheme, THEMES, themeChosen } from '@/entities/preferences/preferencesSlice';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import { useShellText } from '@/shared/text/shellText';

/** Daylight, night, or as the device has it; kept on the device. On a dark band, as the footer is. */
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
    <fieldset className="flex w-fit rounded-full border border-on-band-soft/40 p-1">
      <legend className="sr-only">{text.label}</legend>
      {THEMES.map(choice => (
        <label
          key={choice}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-semibold text-on-band-soft transition-colors hover:text-on-band has-checked:bg-on-band has-checked:text-band"
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
