import { useMemo, useState } from 'react';
import { selectStockItems } from '@/data/stock/stockRows';
import { ORDER_STATUSES, type Order, type OrderStatus } from '@/domain/order/order';
import { orderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { useMirror } from '@/sync/mirror/useMirror';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { SelectField } from '@/ui/form/SelectField';
import { BulkPreview } from './BulkPreview';
import { type BulkPlan, nextStatus, planBulk, type Shelf } from './bulkStatusRules';

type Props = {
  readonly orders: readonly Order[];
  readonly onClose: () => void;
  readonly onChange: (plan: BulkPlan, to: OrderStatus) => void;
};

/** Gives many orders a status, once it has said what that comes to. */
export function BulkStatusDialog({ orders: selected, onClose, onChange }: Props) {
  const labels = useLabels(orderActionsLabels).status;
  const common = useLabels(commonLabels);
  // The list may be read again meanwhile; the preview keeps to what the person saw.
  const [orders] = useState(selected);
  const [to, setTo] = useState(() => nextStatus(orders));
  const [unusual, setUnusual] = useState(false);
  const reopens = to !== 'cancelled' && orders.some(({ status }) => status === 'cancelled');
  const shelf = useShelf();
  const plan = useMemo(() => to && planBulk(orders, { to, unusual, shelf }), [orders, to, unusual, shelf]);
  const count = plan ? plan.planned.filter(({ skipped }) => skipped === null).length : 0;

  return (
    <Dialog heading={labels.heading(orders.length)} onClose={onClose}>
      {reopens && <StockReading />}
      <SelectField
        label={labels.to}
        value={to ?? ''}
        options={[
          ...(to === null ? [{ value: '', label: labels.choose } as const] : []),
          ...ORDER_STATUSES.map(status => ({ value: status, label: common.status[status] })),
        ]}
        onChoose={chosen => setTo(chosen || null)}
      />
      <div className="mt-5">
        {plan && to ? (
          <BulkPreview
            plan={plan}
            to={to}
            unusual={unusual}
            stockKnown={shelf !== null}
            onUnusual={setUnusual}
          />
        ) : (
          <p className="text-ink-soft">{labels.chooseHint}</p>
        )}
      </div>
      <DialogActions>
        <Button variant="secondary" className="px-4!" onClick={onClose}>
          {common.cancel}
        </Button>
        {plan && to && count > 0 && (
          <Button className="px-4!" onClick={() => onChange(plan, to)}>
            {labels.submit(count)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is on the shelves, as far as it is known here. */
function useShelf(): Shelf | null {
  const known = useAppSelector(({ mirror }) => mirror.of.inventory?.syncCursor.complete ?? false);
  const items = useAppSelector(selectStockItems);
  return useMemo(() => (known ? new Map(items.map(item => [item.id, item])) : null), [known, items]);
}

/** Reads the stock: what is reopened takes of it. */
function StockReading() {
  useMirror('inventory');
  return null;
}
