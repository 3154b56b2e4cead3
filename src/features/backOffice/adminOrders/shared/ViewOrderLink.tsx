import { Link } from 'react-router-dom';
import { orderListLabels } from '@/i18n/en/backOffice/orderList';
import { useLabels } from '@/i18n/labels';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { Marked } from '@/ui/Marked';
import { viewSearch } from './addresses/viewAddress';
import type { SearchMarks } from './searchMarks';

type Props = {
  readonly orderId: string;
  readonly search: string;
  readonly marks: SearchMarks;
  /** How it stands among what is beside it. */
  readonly className?: string | undefined;
};

/** An order's id, which leads to the order. */
export function ViewOrderLink({ orderId, search, marks, className = 'inline-block' }: Props) {
  const text = useLabels(orderListLabels);
  return (
    <Link
      to={{ search: viewSearch(search, orderId) }}
      state={OPENED_FROM_PAGE}
      aria-label={text.view(orderId)}
      className={`min-h-11 min-w-[12ch] py-3 font-mono break-all text-brand underline underline-offset-4 ${className}`}
    >
      <Marked segments={marks.ofId(orderId)} />
    </Link>
  );
}
