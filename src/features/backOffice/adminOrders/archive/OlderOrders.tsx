import { type FormEvent, useState } from 'react';
import { OrderDetails } from '@/components/order/OrderDetails';
import { StatusBadge } from '@/components/order/StatusBadge';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { orderNumber } from '@/domain/order/orderNumber';
import { useDialogAddress } from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { OLDER_PARAM } from '@/features/backOffice/adminOrders/shared/addresses/viewAddress';
import { OLDER_PAGE } from '@/features/backOffice/adminOrders/shared/older/olderOrdersApi';
import { idTyped, olderOrdersCursor } from '@/features/backOffice/adminOrders/shared/older/olderOrdersRules';
import { useOneOrder } from '@/features/backOffice/adminOrders/shared/older/useOneOrder';
import { olderOrdersLabels } from '@/i18n/en/backOffice/olderOrders';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { MAX_MIRRORED_ROWS } from '@/sync/mirror/collections';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { TextField } from '@/ui/form/TextField';
import { Notice } from '@/ui/Notice';
import { OlderOrdersList } from './OlderOrdersList';

type FindOlderOrderProps = { readonly onFind: (orderId: string) => void };

/** Asks for one order by its number, which costs one read. */
function FindOlderOrder({ onFind }: FindOlderOrderProps) {
  const labels = useLabels(olderOrdersLabels);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const orderId = idTyped(typed);
    setMissing(orderId === null);
    if (orderId !== null) onFind(orderId);
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
      <TextField
        label={labels.find}
        hint={labels.findHint}
        problem={missing ? labels.findMissing : null}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary" className="self-start">
        {labels.findButton}
      </Button>
    </form>
  );
}

type Props = { readonly orderId: string; readonly onClose: () => void };

/** One older order as it is now: read by its number, as whoever sent the link may not have its page. */
function OlderOrderDialog({ orderId, onClose }: Props) {
  const labels = useLabels(olderOrdersLabels);
  const common = useLabels(commonLabels);
  const { order, unread } = useOneOrder(orderId);
  return (
    <Dialog heading={labels.dialog(orderNumber(orderId))} startAtHeading wide onClose={onClose}>
      {order && (
        <div className="flex flex-col gap-5">
          <p>
            <StatusBadge status={order.status} />
          </p>
          <OrderDetails order={order} />
        </div>
      )}
      {order === null && <Notice tone="warn">{labels.notFound(orderNumber(orderId))}</Notice>}
      {order === undefined && unread}
      <div className="mt-6 flex justify-end">
        <Button variant="secondary" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** The orders beyond those that the mirror holds: read when somebody asks, to look at. */
export function OlderOrders() {
  const labels = useLabels(olderOrdersLabels);
  const uid = useAuth().session.user?.id ?? null;
  const mirrored = useAppSelector(state => selectMirrored(state, 'orders'));
  const orders = useAppSelector(selectOrdersNewestFirst);
  const address = useDialogAddress(OLDER_PARAM);
  const [asked, setAsked] = useState(false);
  // As it was when they were asked for: what is dropped later is a page's to show again.
  const [begin] = useState(() => mirrored && olderOrdersCursor(mirrored, orders));

  if (uid === null || !begin) return null;
  return (
    <section aria-label={labels.heading} className="flex flex-col gap-5 border-t border-line pt-6">
      <div className="max-w-prose">
        <h2 className="font-display text-2xl font-semibold">{labels.heading}</h2>
        <p className="mt-1 text-ink-soft">{labels.lead(MAX_MIRRORED_ROWS, OLDER_PAGE)}</p>
      </div>
      <FindOlderOrder onFind={address.open} />
      {asked ? (
        <OlderOrdersList uid={uid} begin={begin} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
          {labels.show}
        </Button>
      )}
      {address.value !== null && <OlderOrderDialog orderId={address.value} onClose={address.close} />}
    </section>
  );
}
