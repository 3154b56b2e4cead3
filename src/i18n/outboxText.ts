import { createContext, useContext } from 'react';
import { type OutboxText, outbox } from '@/i18n/en/outbox';
import { useTranslation } from './translation';

/** What staff are told instead, where they are: the outbox's screens are both wings'. */
export const OutboxTextContext = createContext<OutboxText | null>(null);

export function useOutboxText(): OutboxText {
  const own = useContext(OutboxTextContext);
  const translation = useTranslation();
  return own ?? translation?.outbox ?? outbox;
}
