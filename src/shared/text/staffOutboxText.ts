import type { OutboxText } from './en/outbox';
import { staffOutbox } from './en/staffOutbox';
import { useTranslation } from './translation';

export const useStaffOutboxText = (): OutboxText => useTranslation()?.staffOutbox ?? staffOutbox;
