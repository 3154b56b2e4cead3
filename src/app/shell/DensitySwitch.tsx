import { useSettingsText } from '@/i18n/settingsText';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeOffice, selectOffice } from '@/store/preferences/officeChoices';
import { DENSITIES } from '@/store/preferences/officePreferences';
import { PillChoice } from '@/ui/form/PillChoice';

/** How close the rows of tables stand; kept on the device. */
export function DensitySwitch() {
  const { app: text } = useSettingsText();
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
