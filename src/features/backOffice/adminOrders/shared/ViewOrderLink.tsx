import { Link } from 'react-router-dom';
import { orderNumber } from '@/domain/order/orderNumber';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { useLabels } from '@/i18n/labels';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { Highlighted } from '@/ui/Highlighted';
import { viewSearch } from './addresses/viewAddress';
import type { SearchHighlights } from './searchHighlights';

type Props = {
  readonly orderId: string;
  readonly search: string;
  readonly highlights: SearchHighlights;
  /** How it stands among what is beside it. */
  readonly className?: string | undefined;
};

/** An order's number, which leads to the order; so does all of its row, or card, that is no other control. */
export function ViewOrderLink({ orderId, search, highlights, className = 'inline-block' }: Props) {
  const labels = useLabels(orderListLabels);
  const number = orderNumber(orderId);
  // One in groups is read in one line; ids from before are of any length.
  const wraps = number === orderId ? 'break-all' : 'whitespace-nowrap';
  return (
    <Link
      to={{ search: viewSearch(search, orderId) }}
      state={OPENED_FROM_PAGE}
      aria-label={labels.view(number)}
      // What is positioned nearest around it is the row.
      className={`after:absolute after:inset-0 min-h-11 min-w-[12ch] py-3 font-mono text-brand underline underline-offset-4 md:max-xl:text-[0.8125rem] md:max-xl:tracking-tight ${wraps} ${className}`}
    >
      <Highlighted segments={highlights.ofNumber(orderId)} />
    </Link>
  );
}
