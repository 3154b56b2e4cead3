import { useCallback, useState } from 'react';
import { cancelProblem } from '@/entities/order/cancellation';
import type { Order } from '@/entities/order/order';
import type { Shop } from '@/entities/shop/shop';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import { Button } from '@/shared/ui/Button';
import { showToast } from '@/shared/ui/toast';
import { CancelDialog } from './CancelDialog';
import type { CancellationState } from './cancellationState';
import { cancelProblemText } from './cancelOrderWords';
import { isActive } from './orderFilter';
import { SupportLink } from './SupportLink';

type Props = {
  readonly order: Order;
  readonly userId: string;
  readonly shop: Shop;
  readonly state: CancellationState;
  /** The question is over, and its button may be gone: the focus needs another place. */
  readonly onAsked: () => void;
};

/** Spec §2: Cancel Order, when the status is not delivered or cancelled; or why that takes a call. */
export function CancelAction({ order, userId, shop, state, onAsked }: Props) {
  const customer = useCustomerText();
  const common = useCommonText();
  const text = customer.track.cancel;
  const [asking, setAsking] = useState(false);
  const onWaiting = useCallback(() => {
    setAsking(false);
    onAsked();
  }, [onAsked]);
  const onDone = useCallback(() => {
    onWaiting();
    void showToast('success', text.done(order.id));
  }, [onWaiting, order.id, text]);

  const close = () => {
    setAsking(false);
    // Closed while it is being sent: the button will not be there again.
    if (state !== null) onAsked();
  };

  // Open for as long as it is asked, though the order may change under it.
  const dialog = asking && (
    <CancelDialog orderId={order.id} userId={userId} onDone={onDone} onWaiting={onWaiting} onClose={close} />
  );
  if (!isActive(order)) return dialog;
  const problem = cancelProblem(order, shop);
  if (problem) {
    return (
      <>
        {dialog}
        <p className="w-full text-ink-soft">
          {cancelProblemText(problem, { customer, common })} {text.call}{' '}
          <SupportLink phone={shop.supportPhone} />
        </p>
      </>
    );
  }
  return (
    <>
      {dialog}
      {state === null && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {text.action}
        </Button>
      )}
    </>
  );
}
