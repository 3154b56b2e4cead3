// @bundle soon

import { LanguageSwitch } from './LanguageSwitch';
import { ThemeSwitch } from './ThemeSwitch';

/** How the app looks and speaks on this device. */
export function DisplayChoices() {
  return (
    <div className="flex flex-wrap gap-3 short:gap-2">
      <LanguageSwitch />
      <ThemeSwitch />
    </div>
  );
}
