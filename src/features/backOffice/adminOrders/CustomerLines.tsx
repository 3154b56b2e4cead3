import type { Order } from '@/entities/order/order';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { Marked } from '@/shared/ui/Marked';
import { customerText } from './orderTexts';
import type { SearchMarks } from './searchMarks';

type Props = { readonly order: Order; readonly marks: SearchMarks };

/** Who an order is for, in the look of where it stands, and how they are called; their e-mail as well where it is what was searched for. */
export function CustomerLines({ order, marks }: Props) {
  const text = useBackOfficeText().orders;
  const email = order.customerName ? marks.ofText(order.email) : [];
  return (
    <>
      <Marked segments={marks.ofText(customerText(order, text))} />
      <span className="block text-sm font-normal text-ink-soft tabular-nums">
        <Marked segments={marks.ofPhone(order.phone)} />
      </span>
      {email.some(({ marked }) => marked) && (
        <span className="block text-sm font-normal text-ink-soft">
          <Marked segments={email} />
        </span>
      )}
    </>
  );
}
