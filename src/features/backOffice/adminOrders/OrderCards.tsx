import { type Order, payablePaise } from '@/entities/order/order';
import { bottleCount } from '@/entities/order/orderList';
import type { EditsOfOrder } from '@/entities/order/queuedEdits';
import { formatRupees } from '@/shared/lib/money';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { EditOrderButton } from './EditOrderButton';
import { OrderStatusMark } from './OrderStatusMark';
import { customerText, orderedText } from './orderTexts';
import { SetAsideMark } from './SetAsideMark';

type Props = {
  readonly orders: readonly Order[];
  readonly editsOf: ReadonlyMap<string, EditsOfOrder>;
  readonly onEdit: (orderId: string) => void;
};

/** A page of orders on a phone: what the table says, one card an order. */
export function OrderCards({ orders, editsOf, onEdit }: Props) {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  return (
    <ul aria-label={text.caption} className="flex flex-col gap-3">
      {orders.map(order => {
        const edits = editsOf.get(order.id);
        const setAside = edits?.setAside.at(-1);
        return (
          <li key={order.id} className="rounded-card border border-line bg-surface p-4 shadow-card">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="min-w-0 text-sm text-ink-soft">
                <span className="font-mono break-all">{order.id}</span>
                {order.label && <span> · {order.label}</span>}
              </h2>
              <OrderStatusMark order={order} edits={edits} />
            </div>
            {setAside && (
              <div className="mt-3">
                <SetAsideMark {...setAside} />
              </div>
            )}
            <p className="mt-2 text-lg font-semibold wrap-anywhere">{customerText(order, text)}</p>
            <p className="text-ink-soft tabular-nums">{order.phone}</p>
            <p className="text-sm text-ink-soft">{orderedText(order, text, common)}</p>
            <div className="mt-3 flex items-center justify-between gap-3">
              <p className="flex flex-col">
                <span className="text-lg font-semibold tabular-nums">
                  {formatRupees(payablePaise(order))}
                </span>
                <span className="text-sm text-ink-soft">{text.units(bottleCount(order))}</span>
              </p>
              <EditOrderButton orderId={order.id} onEdit={onEdit} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
