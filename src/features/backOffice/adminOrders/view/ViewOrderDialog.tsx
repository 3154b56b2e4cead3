import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import { useOrdersWithEdits } from '@/data/order/useOrdersWithEdits';
import type { Order } from '@/domain/order/order';
import { orderNumber } from '@/domain/order/orderNumber';
import type { OpenPayment } from '@/features/backOffice/adminOrders/payment/paymentRules';
import type { DialogAddress } from '@/features/backOffice/adminOrders/shared/addresses/useDialogAddress';
import { OrderPager } from '@/features/backOffice/adminOrders/shared/OrderPager';
import { OrderStatusBadge } from '@/features/backOffice/adminOrders/shared/OrderStatusBadge';
import { idTyped } from '@/features/backOffice/adminOrders/shared/older/olderOrdersRules';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { AlertDialog } from '@/ui/dialog/AlertDialog';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogNotLoaded } from '@/ui/dialog/DialogNotLoaded';
import { DiscardQuestion } from '@/ui/dialog/DiscardQuestion';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { OrderInRun } from './OrderInRun';
import { ViewedOrder } from './ViewedOrder';

// Few links lead to an order that the list does not hold.
const UnlistedOrder = lazyWith(
  () =>
    import('@/features/backOffice/adminOrders/shared/older/UnlistedOrder').then(part => part.UnlistedOrder),
  DialogNotLoaded,
);

const NONE: readonly string[] = [];

type Drafts<Draft> = { readonly [orderId: string]: Draft };

export type ViewerProps = {
  readonly orders: readonly Order[];
  /** What the list shows, in its order, over all its pages: what previous and next go through. Null until all is read. */
  readonly shown: readonly Order[] | null;
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly address: DialogAddress;
  readonly onEdit: (orderId: string) => void;
};

/** One order, all of it, with what comes next; and the orders before and after it in the list it was opened from. */
export function ViewOrderDialog({ orders, shown, editsOf, address, onEdit }: ViewerProps) {
  const labels = useLabels(staffOrderLabels);
  const { gone } = useLabels(adminOrdersLabels);
  // As it was when the dialog opened: an order that moves on leaves the list, and would take its neighbours with it.
  const [ids, setIds] = useState<readonly string[] | null>(null);
  if (shown && !ids) setIds(shown.map(({ id }) => id));
  const [drafts, setDrafts] = useState<Drafts<string>>({});
  const [payments, setPayments] = useState<Drafts<OpenPayment | null>>({});
  const { guardDialog, value: id } = address;
  const listed = orders.find(order => order.id === id);
  // One that the list did not hold may come into it by being changed: what came of that is said where it was asked for.
  const [unlisted, setUnlisted] = useState<string | null>(null);
  if (!listed && unlisted !== id) setUnlisted(id);
  const hasPayment = Object.values(payments).some(payment => payment?.typed);
  const hasUnsaved = hasPayment || Object.values(drafts).some(draft => draft.trim() !== '');
  useEffect(() => guardDialog(hasUnsaved ? id : null), [guardDialog, hasUnsaved, id]);

  const setDraft = useCallback(
    (draft: string) => {
      if (id !== null) setDrafts(current => ({ ...current, [id]: draft }));
    },
    [id],
  );
  const leave = () => (hasUnsaved ? address.setAsking(true) : address.close());

  const viewOf = (order: Order, edits: EditsOfOrder | undefined) => (
    <>
      <Dialog heading={labels.view.heading(orderNumber(order.id))} startAtHeading wide onClose={leave}>
        <div className="mb-6 flex flex-wrap items-start gap-3">
          <OrderStatusBadge order={order} edits={edits} />
          {order.label && <p className="py-1 text-sm text-ink-soft">{order.label}</p>}
          <OrderPager ids={ids ?? NONE} current={order.id} onTurn={address.turnTo} />
        </div>
        <OrderInRun order={order} orders={orders} />
        <ViewedOrder
          // What was said of one order is not said of the next.
          key={order.id}
          order={order}
          edits={edits}
          draft={drafts[order.id] ?? ''}
          onDraft={setDraft}
          payment={payments[order.id] ?? null}
          onPayment={payment => setPayments(current => ({ ...current, [order.id]: payment }))}
          onEdit={onEdit}
          onClose={leave}
        />
      </Dialog>
      {address.asking && (
        <DiscardQuestion
          {...(!hasPayment && { text: labels.notes.discard })}
          onKeep={() => address.setAsking(false)}
          onDiscard={address.close}
        />
      )}
    </>
  );
  if (listed && unlisted !== id) return viewOf(listed, editsOf.get(listed.id));
  if (id === null || idTyped(id) === null) return <AlertDialog message={gone} onClose={address.close} />;
  return (
    <Suspense fallback={null}>
      <UnlistedOrder orderId={id} heading={labels.view.heading(orderNumber(id))} onClose={address.close}>
        {order => <WithEdits order={order}>{viewOf}</WithEdits>}
      </UnlistedOrder>
    </Suspense>
  );
}

type WithEditsProps = {
  readonly order: Order;
  readonly children: (order: Order, edits: EditsOfOrder | undefined) => ReactNode;
};

/** An order that the list does not hold, as this person left it. */
function WithEdits({ order, children }: WithEditsProps) {
  const read = useMemo(() => [order], [order]);
  const { orders = read, editsOf } = useOrdersWithEdits(read);
  return children(orders.find(({ id }) => id === order.id) ?? order, editsOf.get(order.id));
}
