import { useRef } from 'react';
import { InvoiceAction } from '@/components/order/InvoiceAction';
import { OrderDetails } from '@/components/order/OrderDetails';
import { StaffNotes } from '@/components/staffNote/StaffNotes';
import { paymentText } from '@/data/order/paymentText';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import { cachedStaffShop } from '@/data/shop/cachedStaffShop';
import { readShop } from '@/data/shop/readShop';
import { readShelf } from '@/data/stock/readShelf';
import { selectShelf } from '@/data/stock/stockRows';
import { nextStep } from '@/domain/order/edit/statusMove';
import { type Invoice, type InvoiceKind, invoiceKind, invoiceOf } from '@/domain/order/invoice/invoice';
import type { Order } from '@/domain/order/order';
import { withCurrentNames } from '@/domain/order/withCurrentNames';
import { UnsavedNotice } from '@/features/backOffice/adminOrders/edit/UnsavedNotice';
import { OrderPayment } from '@/features/backOffice/adminOrders/payment/OrderPayment';
import type { OpenPayment } from '@/features/backOffice/adminOrders/payment/paymentRules';
import { FailedEditBadge } from '@/features/backOffice/adminOrders/shared/FailedEditBadge';
import { SavedNotice } from '@/features/backOffice/adminOrders/shared/SavedNotice';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { paymentsLabels } from '@/i18n/en/backOffice/payments';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { type StepOutcome, useNextStep } from './useNextStep';

type StepNoticeProps = {
  readonly outcome: StepOutcome;
  /** Null when there is nothing to take back. */
  readonly onUndo: (() => void) | null;
};

/** What came of moving an order on. */
function StepNotice({ outcome, onUndo }: StepNoticeProps) {
  const labels = useLabels(staffOrderLabels).view;
  const { status: names } = useLabels(commonLabels);
  const payments = useLabels(paymentsLabels);
  const undo = onUndo && (
    <Button variant="secondary" className="px-4!" onClick={onUndo}>
      {labels.undo}
    </Button>
  );
  switch (outcome.kind) {
    case 'none':
    case 'saving':
      return null;
    case 'saved':
      return (
        <Notice tone="good">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {labels.saved(outcome.payment ? paymentText(outcome.payment, payments) : names[outcome.status])}
            </span>
            {undo}
          </div>
        </Notice>
      );
    case 'waiting':
      return (
        <>
          <SavedNotice commandId={outcome.commandId} />
          {undo && <div className="flex justify-end">{undo}</div>}
        </>
      );
    case 'unsaved': {
      const { why } = outcome;
      if (why.kind !== 'conflict') return <UnsavedNotice unsaved={why} />;
      return (
        <Notice tone="warn" urgent>
          {labels.conflict}
        </Notice>
      );
    }
  }
}

/** An order that an edit ships has no invoice before that is sent: only the server says on which day it was shipped. */
const kindOf = (order: Order, edits: EditsOfOrder | undefined): InvoiceKind =>
  edits?.pendingChanges.some(edit => invoiceKind(edit) !== invoiceKind(edit.seen))
    ? 'summary'
    : invoiceKind(order);

/** An order's invoice, or its summary, for staff to print. Rejects where the shop's own details cannot be read. */
const staffInvoice =
  (order: Order, kind: InvoiceKind, uid: string | null): AppThunk<Promise<Invoice>> =>
  async (dispatch, getState) => {
    const [shop] = await Promise.all([dispatch(readShop(uid, cachedStaffShop)), dispatch(readShelf(uid))]);
    const { items } = withCurrentNames(order, selectShelf(getState()));
    return invoiceOf(
      order,
      items.map(({ productName: name, size }) => ({ name, size })),
      shop,
      kind,
    );
  };

type OrderInvoiceProps = Pick<Props, 'order' | 'edits'>;

/** The button that prints an order's invoice. */
function OrderInvoice({ order, edits }: OrderInvoiceProps) {
  const kind = kindOf(order, edits);
  const uid = useAuth().session.user?.id ?? null;
  return (
    <div className="flex flex-col items-start gap-3">
      <InvoiceAction kind={kind} invoice={staffInvoice(order, kind, uid)} />
    </div>
  );
}

type Props = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  /** The note that is being written. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** The payment that is being written. */
  readonly payment: OpenPayment | null;
  readonly onPayment: (payment: OpenPayment | null) => void;
  readonly onEdit: (orderId: string) => void;
  readonly onClose: () => void;
};

/** An order in its dialog: what it says, what staff say of it, and what comes next. */
export function ViewedOrder({ order, edits, draft, onDraft, payment, onPayment, onEdit, onClose }: Props) {
  const labels = useLabels(staffOrderLabels).view;
  const common = useLabels(commonLabels);
  const { step: steps } = useLabels(orderListLabels);
  const { outcome, moveTo, record, undo } = useNextStep(order, edits);
  const foot = useRef<HTMLDivElement>(null);
  const saving = outcome.kind === 'saving';
  const undoStep = (undo: () => void) => {
    // The button is gone with what it took back.
    foot.current?.focus();
    undo();
  };
  const step = nextStep(order.status);
  const failed = edits?.failed.at(-1);
  return (
    <div className="flex flex-col gap-6">
      {failed && <FailedEditBadge {...failed} />}
      <OrderDetails order={order} />
      {/* An edit names a status, and that of a very old order may be none: it is given one first. */}
      {order.status && (
        <OrderPayment
          order={order}
          busy={saving}
          form={payment}
          onForm={onPayment}
          onRecord={paid => void record(paid)}
        />
      )}
      <OrderInvoice order={order} edits={edits} />
      <StaffNotes orderId={order.id} draft={draft} onDraft={onDraft} />
      <div
        ref={foot}
        tabIndex={-1}
        className="outline-none sticky -bottom-6 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-surface px-4 py-4 sm:px-6"
      >
        <StepNotice outcome={outcome} onUndo={undo && (() => undoStep(undo))} />
        <div className="flex flex-wrap justify-end gap-2 sm:gap-3">
          <Button variant="secondary" className="px-4! max-sm:flex-1" onClick={onClose}>
            {common.close}
          </Button>
          <Button variant="secondary" className="px-4! max-sm:flex-1" onClick={() => onEdit(order.id)}>
            {labels.edit}
          </Button>
          {(step || saving) && (
            <Button
              className="px-4! max-sm:w-full"
              aria-disabled={saving}
              onClick={() => {
                if (step && !saving) void moveTo(step);
              }}
            >
              {saving || !step ? labels.saving : steps[step]}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
