import { useRef } from 'react';
import { OrderDetails } from '@/components/order/OrderDetails';
import { StaffNotes } from '@/components/staffNote/StaffNotes';
import type { EditsOfOrder } from '@/data/order/queuedEdits';
import type { Order } from '@/domain/order/order';
import { nextStep } from '@/domain/order/statusMove';
import { SetAsideMark } from '@/features/backOffice/adminOrders/shared/SetAsideMark';
import { commonLabels } from '@/i18n/en/common';
import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { OrderInvoice } from './OrderInvoice';
import { StepNotice } from './StepNotice';
import { useNextStep } from './useNextStep';

type Props = {
  readonly order: Order;
  readonly edits: EditsOfOrder | undefined;
  /** The note that is being written. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onEdit: (orderId: string) => void;
  readonly onClose: () => void;
};

/** An order in its dialog: what it says, what staff say of it, and what comes next. */
export function ViewedOrder({ order, edits, draft, onDraft, onEdit, onClose }: Props) {
  const text = useLabels(staffOrderLabels).view;
  const common = useLabels(commonLabels);
  const { outcome, moveTo, undo } = useNextStep(order, edits);
  const foot = useRef<HTMLDivElement>(null);
  const saving = outcome.kind === 'saving';
  const takeBack = (undo: () => void) => {
    // The button is gone with what it took back.
    foot.current?.focus();
    undo();
  };
  const step = nextStep(order.status);
  const setAside = edits?.setAside.at(-1);
  return (
    <div className="flex flex-col gap-6">
      {setAside && <SetAsideMark {...setAside} />}
      <OrderDetails order={order} />
      <OrderInvoice order={order} />
      <StaffNotes orderId={order.id} draft={draft} onDraft={onDraft} />
      <div
        ref={foot}
        tabIndex={-1}
        className="outline-none sticky -bottom-6 -mx-6 -mb-6 flex flex-col gap-3 border-t border-line bg-surface px-4 py-4 sm:px-6"
      >
        <StepNotice outcome={outcome} onUndo={undo && (() => takeBack(undo))} />
        <div className="flex flex-wrap justify-end gap-2 sm:gap-3">
          <Button variant="secondary" className="px-4! max-sm:flex-1" onClick={onClose}>
            {common.close}
          </Button>
          <Button variant="secondary" className="px-4! max-sm:flex-1" onClick={() => onEdit(order.id)}>
            {text.edit}
          </Button>
          {(step || saving) && (
            <Button
              className="px-4! max-sm:w-full"
              aria-disabled={saving}
              onClick={() => {
                if (step && !saving) void moveTo(step);
              }}
            >
              {saving || !step ? text.saving : text.step[step]}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
