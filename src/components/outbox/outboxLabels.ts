import { createContext, useContext } from 'react';
import { type OutboxLabels, outboxLabels } from '@/i18n/en/outbox';
import { useLabels } from '@/i18n/labels';

/** What the outbox's screens say, which both areas show: to customers, unless staff's area says otherwise. */
export const OutboxLabelsContext = createContext<OutboxLabels>(outboxLabels);

export const useOutboxLabels = (): OutboxLabels => useLabels(useContext(OutboxLabelsContext));
