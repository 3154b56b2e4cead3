import { Link, useLocation } from 'react-router-dom';
import { olderSearch } from '@/features/backOffice/adminOrders/shared/viewAddress';
import { olderOrdersLabels } from '@/i18n/en/olderOrders';
import { useLabels } from '@/i18n/labels';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';

type Props = { readonly orderId: string };

/** An older order's id, which leads to all of it. */
export function OlderOrderLink({ orderId }: Props) {
  const text = useLabels(olderOrdersLabels);
  const { search } = useLocation();
  return (
    <Link
      to={{ search: olderSearch(search, orderId) }}
      state={OPENED_FROM_PAGE}
      aria-label={text.view(orderId)}
      className="inline-flex min-h-11 min-w-[12ch] items-center font-mono break-all text-brand underline underline-offset-4"
    >
      {orderId}
    </Link>
  );
}
