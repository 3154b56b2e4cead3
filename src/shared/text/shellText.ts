import { createContext, useContext } from 'react';
import { type ShellText, shell } from './en/shell';

/** A context apart: no first screen waits for these texts. */
export const ShellTextContext = createContext<ShellText>(shell);

export const useShellText = (): ShellText => useContext(ShellTextContext);
