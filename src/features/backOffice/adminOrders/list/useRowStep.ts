import { useCallback, useRef } from 'react';
import type { OnStep } from '@/features/backOffice/adminOrders/shared/OrderRowActions';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { showToast } from '@/ui/toast/toast';

/** Moves an order on from its row; its code comes with the first. While one is being moved, that one is not moved again. */
export function useRowStep(): OnStep {
  const dispatch = useAppDispatch();
  const { user } = useAuth().session;
  const orders = useLabels(adminOrdersLabels);
  const list = useLabels(orderListLabels);
  const common = useLabels(commonLabels);
  const moving = useRef(new Set<string>());
  return useCallback<OnStep>(
    (order, edits, to) => {
      if (!user || moving.current.has(order.id)) return;
      moving.current.add(order.id);
      import('@/features/backOffice/adminOrders/view/moveOrder')
        .then(({ moveOrder }) =>
          dispatch(moveOrder({ order, edits, to, user, labels: { orders, list, common } })),
        )
        .catch(() => showToast('error', orders.failedToSave, order.id))
        .finally(() => moving.current.delete(order.id));
    },
    [dispatch, user, orders, list, common],
  );
}
