// @bundle driver

import { OutboxLabelsContext } from '@/components/outbox/outboxLabels';
import { OutboxPage } from '@/features/outbox/OutboxPage';
import { staffOutboxLabels } from '@/i18n/en/backOffice/staffOutbox';

/** What a staff device still has to send. */
export const StaffOutbox = () => (
  <OutboxLabelsContext value={staffOutboxLabels}>
    <OutboxPage area="back-office" />
  </OutboxLabelsContext>
);
