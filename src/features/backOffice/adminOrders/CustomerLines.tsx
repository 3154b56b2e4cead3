import type { Order } from '@/entities/order/order';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useOrderListText } from '@/shared/text/orderListText';
import { Marked } from '@/shared/ui/Marked';
import { customerText } from './orderTexts';
import type { SearchMarks } from './searchMarks';

type Props = { readonly order: Order; readonly marks: SearchMarks };

/**
 * Who an order is for, in the look of where it stands, and how they are called; below it what else was searched for and
 * found: their e-mail, their account's, or what the row does not show.
 */
export function CustomerLines({ order, marks }: Props) {
  const text = useBackOfficeText().orders;
  const { pin } = useOrderListText();
  const emails = new Set([order.customerName && order.email, order.accountEmail ?? '']);
  const found = Array.from(emails, email => ({ email, segments: marks.ofText(email) }));
  return (
    <>
      <Marked segments={marks.ofText(customerText(order, text))} />
      <span className="block text-sm font-normal text-ink-soft tabular-nums">
        <Marked segments={marks.ofPhone(order.phone)} />
      </span>
      {found.map(
        ({ email, segments }) =>
          segments.some(({ marked }) => marked) && (
            <span key={email} className="block text-sm font-normal text-ink-soft">
              <Marked segments={segments} />
            </span>
          ),
      )}
      {marks.ofUnseen(order).map(({ quantity, text, segments }) => (
        <span key={`${quantity} ${text}`} className="block text-sm font-normal text-ink-soft tabular-nums">
          {quantity === null ? pin : `${quantity} ×`} <Marked segments={segments} />
        </span>
      ))}
    </>
  );
}
