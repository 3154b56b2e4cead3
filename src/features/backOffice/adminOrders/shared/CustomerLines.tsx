import type { Order } from '@/domain/order/order';
import { placeText } from '@/domain/order/orderPlace';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { useLabels } from '@/i18n/labels';
import { Clamped } from '@/ui/Clamped';
import { Highlighted } from '@/ui/Highlighted';
import { customerText } from './orderLabels';
import type { SearchHighlights } from './searchHighlights';

type Props = {
  readonly order: Order;
  readonly highlights: SearchHighlights;
  /** The look of the name; the rest has the look of where it stands. */
  readonly nameClass: string;
};

/**
 * Who an order is for, how they are called and where it goes; below it what else was searched for and
 * found: their email, their account's, or what the row does not show.
 */
export function CustomerLines({ order, highlights, nameClass }: Props) {
  const labels = useLabels(adminOrdersLabels);
  const name = customerText(order, labels);
  const place = placeText(order);
  const emails = new Set([order.customerName && order.email, order.accountEmail ?? '']);
  const found = Array.from(emails, email => ({ email, segments: highlights.ofText(email) }));
  return (
    <>
      <Clamped text={name} className={nameClass}>
        <Highlighted segments={highlights.ofText(name)} />
      </Clamped>
      {/* A line of its own between two that are blocks, without an element for it in each row of a list. */}
      <Highlighted segments={highlights.ofPhone(order.phone)} />
      {place !== '' && (
        <Clamped text={place} className="line-clamp-1! break-all text-xs leading-4">
          <Highlighted segments={highlights.ofText(place)} />
        </Clamped>
      )}
      {found.map(
        ({ email, segments }) =>
          segments.some(({ highlighted }) => highlighted) && (
            <span key={email} className="block wrap-anywhere">
              <Highlighted segments={segments} />
            </span>
          ),
      )}
      {highlights.ofUnseen(order).map(({ quantity, text, segments }) => (
        <span key={`${quantity} ${text}`} className="block wrap-anywhere">
          {quantity !== null && `${quantity} × `}
          <Highlighted segments={segments} />
        </span>
      ))}
    </>
  );
}
