import { createContext, useContext } from 'react';
import { type CustomerText, customer } from './en/customer';

/** The catalogue of the pages behind a decision: a context apart, so that the first screens do not load it. */
export const CustomerTextContext = createContext<CustomerText>(customer);

export const useCustomerText = (): CustomerText => useContext(CustomerTextContext);
