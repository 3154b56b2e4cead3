import { type OutboxText, outbox } from './en/outbox';
import { useTranslation } from './translation';

export const useOutboxText = (): OutboxText => useTranslation()?.outbox ?? outbox;
