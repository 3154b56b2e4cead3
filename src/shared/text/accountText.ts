import { createContext, useContext } from 'react';
import { type AccountText, account } from './en/account';

/** A context apart: only the pages of an account need these texts. */
export const AccountTextContext = createContext<AccountText>(account);

export const useAccountText = (): AccountText => useContext(AccountTextContext);
