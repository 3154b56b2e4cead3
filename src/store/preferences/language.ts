import type { LanguageCode } from '@/i18n/languages';
import type { DeviceState } from '@/store/deviceSlice';
import type { Preferences } from './preferencesSlice';

type State = { readonly preferences: Preferences; readonly device: DeviceState };

/** The language on screen: the person's choice, else the device's. */
export const selectLanguage = ({ preferences, device }: State): LanguageCode =>
  preferences.language ?? device.language;
