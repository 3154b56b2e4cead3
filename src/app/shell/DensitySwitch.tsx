import { changeOffice, selectOffice } from '@/entities/preferences/officeChoices';
import { DENSITIES } from '@/entities/preferences/officePreferences';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import { useSettingsText } from '@/shared/text/settingsText';
import { PillChoice } from '@/shared/ui/PillChoice';

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
