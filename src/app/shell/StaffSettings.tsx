import { SettingsPage } from '@/features/backOffice/settings/SettingsPage';
import { InstallChoice } from '@/features/backOffice/shell/InstallChoice';
import { useSettingsText } from '@/i18n/settingsText';
import { useShellText } from '@/i18n/shellText';
import { DensitySwitch } from './DensitySwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeSwitch } from './ThemeSwitch';

/** The page of the settings, with the choices that both wings have. */
export function StaffSettings() {
  const text = useSettingsText().app;
  const shell = useShellText();
  return (
    <SettingsPage
      display={
        <div className="flex flex-wrap gap-x-8 gap-y-4 text-ink-soft">
          <div>
            <h3 className="mb-2 font-semibold text-ink">{shell.theme.label}</h3>
            <ThemeSwitch />
          </div>
          <div>
            <h3 className="mb-2 font-semibold text-ink">{text.density}</h3>
            <DensitySwitch />
          </div>
          <div>
            <h3 className="mb-2 font-semibold text-ink">{shell.language.label}</h3>
            <LanguageSwitch />
          </div>
        </div>
      }
      install={<InstallChoice />}
    />
  );
}
