import type { ReactNode } from 'react';
import type { Order } from '@/entities/order/order';
import { useAuth } from '@/entities/user/authContext';
import { queryFailure } from '@/services/api/queryFailure';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { useOlderOrdersText } from '@/shared/text/olderOrdersText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { olderOrdersApi } from './olderOrdersApi';

/**
 * One order that the list does not hold, as it is now: read by its number, for one read. `order`: undefined until it is
 * read, null where there is none; `unread`: what there is to say until then.
 */
export function useOneOrder(orderId: string): {
  readonly order: Order | null | undefined;
  readonly unread: ReactNode;
} {
  const text = useOlderOrdersText();
  const common = useCommonText();
  const uid = useAuth().session.user?.id ?? '';
  const { currentData, error, isFetching, refetch } = olderOrdersApi.useGetOlderOrderQuery({ uid, orderId });
  return {
    order: currentData,
    unread:
      error && !isFetching ? (
        <Notice tone="bad" urgent>
          <p>
            <strong>{text.oneFailed}</strong> {failureText(queryFailure(error), common)}
          </p>
          <Button variant="secondary" className="mt-3" onClick={refetch}>
            {common.retry}
          </Button>
        </Notice>
      ) : (
        <p role="status" className="text-ink-soft">
          {text.oneLoading}
        </p>
      ),
  };
}
