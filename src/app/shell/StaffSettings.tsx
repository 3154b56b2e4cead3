// @bundle staff-only

import { SettingsPage } from '@/features/backOffice/settings/SettingsPage';
import { InstallChoice } from '@/features/backOffice/shell/InstallChoice';
import { settingsLabels } from '@/i18n/en/backOffice/settings';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { allowChime, chime } from '@/services/platform/attention';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeOffice, selectOffice } from '@/store/preferences/officeChoices';
import { CHIMES, type Chime, DENSITIES } from '@/store/preferences/officePreferences';
import type { AppThunk } from '@/store/thunk';
import { PillChoice } from '@/ui/form/PillChoice';
import { LanguageSwitch } from './LanguageSwitch';
import { ThemeSwitch } from './ThemeSwitch';

/** How close the rows of tables stand; stored on the device. */
function DensitySwitch() {
  const { app: labels } = useLabels(settingsLabels);
  const dispatch = useAppDispatch();
  return (
    <PillChoice
      look="joined"
      label={labels.density}
      values={DENSITIES}
      chosen={useAppSelector(selectOffice).density}
      onChoose={density => dispatch(changeOffice({ density }))}
      nameOf={density => labels.densities[density]}
    />
  );
}

const chooseChime =
  (chosen: Chime): AppThunk<void> =>
  (dispatch, getState) => {
    dispatch(changeOffice({ chime: chosen }));
    // Heard as it is chosen; where choosing changes nothing, such as in a replay, there is nothing to hear.
    if (chosen === 'off' || selectOffice(getState()).chime !== chosen) return;
    allowChime();
    chime(chosen).catch(() => {});
  };

/** How loud an announcement is heard on this device. */
function ChimeSwitch() {
  const { app: labels } = useLabels(settingsLabels);
  const dispatch = useAppDispatch();
  return (
    <PillChoice
      look="joined"
      label={labels.chime}
      values={CHIMES}
      chosen={useAppSelector(selectOffice).chime}
      onChoose={chosen => dispatch(chooseChime(chosen))}
      nameOf={chosen => labels.chimes[chosen]}
    />
  );
}

/** The page of the settings, with the choices that both areas have. */
export function StaffSettings() {
  const labels = useLabels(settingsLabels).app;
  const shell = useLabels(shellLabels);
  return (
    <SettingsPage
      display={
        <div className="flex flex-wrap gap-x-8 gap-y-4 text-ink-soft">
          <div>
            <h3 className="mb-2 font-semibold text-ink">{shell.theme.label}</h3>
            <ThemeSwitch />
          </div>
          <div>
            <h3 className="mb-2 font-semibold text-ink">{labels.density}</h3>
            <DensitySwitch />
          </div>
          <div>
            <h3 className="mb-2 font-semibold text-ink">{labels.chime}</h3>
            <ChimeSwitch />
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
