import { createContext, useContext } from 'react';
import { type BackOfficeText, backOffice } from './en/backOffice';

/** The back office's own catalogue: a context apart, so that the storefront never loads it. */
export const BackOfficeTextContext = createContext<BackOfficeText>(backOffice);

export const useBackOfficeText = (): BackOfficeText => useContext(BackOfficeTextContext);
