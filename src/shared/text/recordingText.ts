import { createContext, useContext } from 'react';
import { type RecordingText, recording } from './en/recording';

/** Sessions saved and replayed: a catalogue apart, so that no first screen loads it. */
export const RecordingTextContext = createContext<RecordingText>(recording);

export const useRecordingText = (): RecordingText => useContext(RecordingTextContext);
