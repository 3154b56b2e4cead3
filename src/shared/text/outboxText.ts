import { createContext, useContext } from 'react';
import { type OutboxText, outbox } from './en/outbox';

/** English unless a provider says otherwise. */
export const OutboxTextContext = createContext<OutboxText>(outbox);

export const useOutboxText = (): OutboxText => useContext(OutboxTextContext);
