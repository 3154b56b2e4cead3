import type { Order } from '@/domain/order/order';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { useLabels } from '@/i18n/labels';
import { Clamped } from '@/ui/Clamped';
import { Marked } from '@/ui/Marked';
import { customerText } from './orderTexts';
import type { SearchMarks } from './searchMarks';

type Props = {
  readonly order: Order;
  readonly marks: SearchMarks;
  /** The look of the name; the rest has the look of where it stands. */
  readonly nameClass: string;
};

/**
 * Who an order is for and how they are called; below it what else was searched for and
 * found: their e-mail, their account's, or what the row does not show.
 */
export function CustomerLines({ order, marks, nameClass }: Props) {
  const text = useLabels(adminOrdersLabels);
  const { pin } = useLabels(orderListLabels);
  const name = customerText(order, text);
  const emails = new Set([order.customerName && order.email, order.accountEmail ?? '']);
  const found = Array.from(emails, email => ({ email, segments: marks.ofText(email) }));
  return (
    <>
      <Clamped text={name} className={nameClass}>
        <Marked segments={marks.ofText(name)} />
      </Clamped>
      <Marked segments={marks.ofPhone(order.phone)} />
      {found.map(
        ({ email, segments }) =>
          segments.some(({ marked }) => marked) && (
            <span key={email} className="block wrap-anywhere">
              <Marked segments={segments} />
            </span>
          ),
      )}
      {marks.ofUnseen(order).map(({ quantity, text, segments }) => (
        <span key={`${quantity} ${text}`} className="block wrap-anywhere">
          {quantity === null ? pin : `${quantity} ×`} <Marked segments={segments} />
        </span>
      ))}
    </>
  );
}
