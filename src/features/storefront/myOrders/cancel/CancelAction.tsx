import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { type CancelProblem, cancelProblem } from '@/domain/order/cancellation';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { Shop } from '@/domain/shop/shop';
import { isActive } from '@/features/storefront/myOrders/shared/orderFilter';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { mailAddress, phoneAddress, whatsAppAddress } from '@/lib/text/contact';
import type { CommandRecord } from '@/services/outboxLog/commandRecord';
import { Button, buttonClass } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { showToast } from '@/ui/toast/toast';
import { CancelDialog } from './CancelDialog';
import type { CancellationState } from './cancellationState';
import { cancelProblemText } from './cancelProblemText';

type RequestDialogProps = {
  readonly orderId: string;
  /** Null once nothing stands in the way any more. */
  readonly problem: CancelProblem | null;
  readonly shop: Shop;
  readonly onClose: () => void;
};

/** Why an order takes a person to be cancelled, and how to reach one with its number at hand. */
function RequestDialog({ orderId, problem, shop, onClose }: RequestDialogProps) {
  const customer = useLabels(customerLabels);
  const common = useLabels(commonLabels);
  const text = customer.track.cancel.request;
  const call = phoneAddress(shop.supportPhone);
  const chat = whatsAppAddress(shop.supportPhone, text.message(orderNumber(orderId)));
  const mail = mailAddress(shop.supportEmail);
  return (
    <Dialog heading={text.heading(orderNumber(orderId))} startAtHeading onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-ink-soft">
          {problem && `${cancelProblemText(problem, { customer, common })} `}
          {text.body}
        </p>
        <p>
          {text.quote} <strong className="wrap-anywhere">#{orderNumber(orderId)}</strong>
        </p>
        <div className="flex flex-col gap-3">
          {call && (
            <a href={call} className={buttonClass('primary')}>
              <Phone aria-hidden className="size-5 shrink-0" />
              {text.call(shop.supportPhone)}
            </a>
          )}
          {chat && (
            <a href={chat} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
              <MessageCircle aria-hidden className="size-5 shrink-0" />
              {text.whatsApp}
            </a>
          )}
          {!call && mail && (
            <a href={mail} className={buttonClass('primary')}>
              <Mail aria-hidden className="size-5 shrink-0" />
              <span className="wrap-anywhere">{text.mail(shop.supportEmail)}</span>
            </a>
          )}
          <Button variant="quiet" onClick={onClose}>
            {common.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

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
  const labels = useLabels(customerLabels).track.cancel;
  const [asking, setAsking] = useState(false);
  const [requesting, setRequesting] = useState(false);
  const answered = () => {
    setAsking(false);
    onAsked();
  };
  const onStays = (record: CommandRecord) => {
    answered();
    // Without its code the way back stands with the order.
    import('./UndoToast').then(
      ({ showUndoToast }) => showUndoToast(record, order.id),
      () => {},
    );
  };
  const onDone = () => {
    answered();
    void showToast('success', labels.done(orderNumber(order.id)));
  };

  // Open for as long as it is asked, though the order may change under it.
  const dialogs = (
    <>
      {asking && (
        <CancelDialog
          orderId={order.id}
          userId={userId}
          onStays={onStays}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
      {requesting && (
        <RequestDialog
          orderId={order.id}
          problem={cancelProblem(order, shop)}
          shop={shop}
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
          {labels.request.action}
        </Button>
      </>
    );
  }
  return (
    <>
      {dialogs}
      {state === null && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {labels.action}
        </Button>
      )}
    </>
  );
}
