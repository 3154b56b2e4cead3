import type { OutboxText } from '@/i18n/en/outbox';
import { staffOutbox } from '@/i18n/en/staffOutbox';
import { useTranslation } from './translation';

export const useStaffOutboxText = (): OutboxText => useTranslation()?.staffOutbox ?? staffOutbox;
