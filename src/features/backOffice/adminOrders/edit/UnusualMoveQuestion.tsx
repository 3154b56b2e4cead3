import { reopensRefunded, stockEffect, unusualMove } from '@/domain/order/edit/statusMove';
import type { Order } from '@/domain/order/order';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import type { SavableEdit } from './editOrderRules';

type Props = {
  readonly order: Order;
  readonly edit: SavableEdit;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks before an order goes a way that orders seldom go, and says what becomes of the stock and the money. */
export function UnusualMoveQuestion({ order, edit, onYes, onNo }: Props) {
  const labels = useLabels(staffOrderLabels).edit.confirm;
  const { status: names } = useLabels(commonLabels);
  const to = names[edit.status];

  function heading(): string {
    switch (unusualMove(order.status, edit.status)) {
      case 'reopen':
        return labels.reopen(to);
      case 'cancelDelivered':
        return labels.cancelDelivered;
      case 'backward':
      case null:
        return labels.backward(names[order.status ?? 'unknown'], to);
    }
  }

  const restocked = edit.cancellation?.restock ?? order.restocked;
  const bottles = stockEffect(order, { status: edit.status, restocked });
  const effect =
    bottles === 0 ? labels.unmoved : bottles > 0 ? labels.returned(bottles) : labels.taken(-bottles);
  return (
    <Dialog role="alertdialog" heading={heading()} onClose={onNo}>
      <p className="text-ink-soft">{effect}</p>
      {reopensRefunded(order, edit.status) && <p className="mt-2 text-warn">{labels.refunded}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" className="px-4!" onClick={onNo}>
          {labels.no}
        </Button>
        <Button className="px-4!" onClick={onYes}>
          {labels.yes}
        </Button>
      </div>
    </Dialog>
  );
}
