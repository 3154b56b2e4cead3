import type { Order } from '@/entities/order/order';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { Marked } from '@/shared/ui/Marked';
import { customerText } from './orderTexts';
import type { SearchMarks } from './searchMarks';

type Props = { readonly order: Order; readonly marks: SearchMarks; readonly nameClass: string };

/** Who an order is for and how they are called; their e-mail as well where it is what was searched for. */
export function CustomerLines({ order, marks, nameClass }: Props) {
  const text = useBackOfficeText().orders;
  const email = order.customerName ? marks.ofText(order.email) : [];
  return (
    <>
      <span className={`block wrap-anywhere ${nameClass}`}>
        <Marked segments={marks.ofText(customerText(order, text))} />
      </span>
      <span className="block text-ink-soft tabular-nums">
        <Marked segments={marks.ofPhone(order.phone)} />
      </span>
      {email.some(({ marked }) => marked) && (
        <span className="block text-ink-soft wrap-anywhere">
          <Marked segments={email} />
        </span>
      )}
    </>
  );
}
