import { createContext, useContext } from 'react';
import { type CommonText, common } from './en/common';

/** English unless a provider says otherwise. */
export const CommonTextContext = createContext<CommonText>(common);

export const useCommonText = (): CommonText => useContext(CommonTextContext);
