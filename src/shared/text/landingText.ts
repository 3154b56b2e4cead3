import { createContext, useContext } from 'react';
import { type LandingText, landing } from './en/landing';

export const LandingTextContext = createContext<LandingText>(landing);

export const useLandingText = (): LandingText => useContext(LandingTextContext);
