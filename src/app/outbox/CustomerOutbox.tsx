// @bundle customer-only

import { OutboxPage } from '@/features/outbox/OutboxPage';

/** What a customer's device still has to send. */
export const CustomerOutbox = () => <OutboxPage area="storefront" />;
