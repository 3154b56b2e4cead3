import { Link } from 'react-router-dom';
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

/** An order's id, which leads to the order. */
export function ViewOrderLink({ orderId, search, highlights, className = 'inline-block' }: Props) {
  const labels = useLabels(orderListLabels);
  return (
    <Link
      to={{ search: viewSearch(search, orderId) }}
      state={OPENED_FROM_PAGE}
      aria-label={labels.view(orderId)}
      className={`min-h-11 min-w-[12ch] py-3 font-mono break-all text-brand underline underline-offset-4 ${className}`}
    >
      <Highlighted segments={highlights.ofId(orderId)} />
    </Link>
  );
}
