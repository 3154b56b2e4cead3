import type { ReactNode } from 'react';
import type { Order } from '@/domain/order/order';
import { olderOrdersLabels } from '@/i18n/en/backOffice/olderOrders';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { queryFailure } from '@/store/api/queryFailure';
import { useAuth } from '@/store/session/authContext';
import { useManualRetry } from '@/store/useManualRetry';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { olderOrdersApi } from './olderOrdersApi';

/**
 * One order that the list does not hold, as it is now: read by its number, for one read. `order`: undefined until it is
 * read, null where there is none; `unread`: what there is to say until then.
 */
export function useOneOrder(orderId: string): {
  readonly order: Order | null | undefined;
  readonly unread: ReactNode;
} {
  const labels = useLabels(olderOrdersLabels);
  const common = useLabels(commonLabels);
  const uid = useAuth().session.user?.id ?? '';
  const { currentData, error, isFetching, refetch } = olderOrdersApi.useGetOlderOrderQuery({ uid, orderId });
  const { asking, ask } = useManualRetry(isFetching, refetch);
  return {
    order: currentData,
    unread:
      error && !asking ? (
        <Notice tone="bad" urgent>
          <p>
            <strong>{labels.oneFailed}</strong> {failureText(queryFailure(error), common)}
          </p>
          <Button variant="secondary" className="mt-3" onClick={ask}>
            {common.retry}
          </Button>
        </Notice>
      ) : (
        <p role="status" className="text-ink-soft">
          {labels.oneLoading}
        </p>
      ),
  };
}
