import { type RecordingText, recording } from '@/i18n/en/recording';
import { useTranslation } from './translation';

/** Sessions saved and replayed: a catalogue apart, so that no first screen loads it. */
export const useRecordingText = (): RecordingText => useTranslation()?.recording ?? recording;
