import { useState } from 'react';
import { cancelProblem } from '@/domain/order/cancellation';
import type { Order } from '@/domain/order/order';
import type { Shop } from '@/domain/shop/shop';
import { isActive } from '@/features/storefront/myOrders/shared/orderFilter';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toast/toast';
import { CancelDialog } from './CancelDialog';
import type { CancellationState } from './cancellationState';
import { RequestDialog } from './RequestDialog';

type Props = {
  readonly order: Order;
  readonly userId: string;
  readonly shop: Shop;
  readonly state: CancellationState;
  /** The question is over, and its button may be gone: the focus needs another place. */
  readonly onAsked: () => void;
};

/** Spec §2: Cancel Order, when the status is not delivered or cancelled; or whom to ask where that takes a person. */
export function CancelAction({ order, userId, shop, state, onAsked }: Props) {
  const text = useLabels(customerLabels).track.cancel;
  const [asking, setAsking] = useState(false);
  const [requesting, setRequesting] = useState(false);
  const answered = () => {
    setAsking(false);
    onAsked();
  };
  const onKept = (record: CommandRecord) => {
    answered();
    // Without its code the way back stands with the order.
    import('./UndoToast').then(
      ({ showUndoToast }) => showUndoToast(record, order.id),
      () => {},
    );
  };
  const onDone = () => {
    answered();
    void showToast('success', text.done(order.id));
  };

  // Open for as long as it is asked, though the order may change under it.
  const dialogs = (
    <>
      {asking && (
        <CancelDialog
          orderId={order.id}
          userId={userId}
          onKept={onKept}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
      {requesting && (
        <RequestDialog
          orderId={order.id}
          problem={cancelProblem(order, shop)}
          phone={shop.supportPhone}
          onClose={() => setRequesting(false)}
        />
      )}
    </>
  );
  if (!isActive(order)) return dialogs;
  if (cancelProblem(order, shop)) {
    return (
      <>
        {dialogs}
        <Button variant="secondary" onClick={() => setRequesting(true)}>
          {text.request.action}
        </Button>
      </>
    );
  }
  return (
    <>
      {dialogs}
      {state === null && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {text.action}
        </Button>
      )}
    </>
  );
}
