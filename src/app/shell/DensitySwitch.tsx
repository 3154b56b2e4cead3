import { settingsLabels } from '@/i18n/en/settings';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeOffice, selectOffice } from '@/store/preferences/officeChoices';
import { DENSITIES } from '@/store/preferences/officePreferences';
import { PillChoice } from '@/ui/form/PillChoice';

/** How close the rows of tables stand; kept on the device. */
export function DensitySwitch() {
  const { app: text } = useLabels(settingsLabels);
  const dispatch = useAppDispatch();
  return (
    <PillChoice
      look="joined"
      label={text.density}
      values={DENSITIES}
      chosen={useAppSelector(selectOffice).density}
      onChoose={density => dispatch(changeOffice({ density }))}
      nameOf={density => text.densities[density]}
    />
  );
}
