import { useRef, useState } from 'react';
import { olderOrdersApi } from '@/features/backOffice/adminOrders/shared/olderOrdersApi';
import type { OlderPlace } from '@/features/backOffice/adminOrders/shared/olderOrdersRules';
import { commonLabels } from '@/i18n/en/common';
import { olderOrdersLabels } from '@/i18n/en/olderOrders';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { queryFailure } from '@/store/api/queryFailure';
import { useAppSelector } from '@/store/hooks';
import { useAskedAgain } from '@/store/useAskedAgain';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { Button } from '@/ui/Button';
import { Pagination } from '@/ui/list/Pagination';
import { Notice } from '@/ui/Notice';
import { TABLET_UP, useMediaQuery } from '@/ui/useMediaQuery';
import { OlderCards } from './OlderCards';
import { OlderTable } from './OlderTable';

type Props = { readonly uid: string; readonly begin: OlderPlace };

/** Page by page back in time. Where each begins is known only from the one before it. */
export function OlderOrdersList({ uid, begin }: Props) {
  const text = useLabels(olderOrdersLabels);
  const common = useLabels(commonLabels);
  const [places, setPlaces] = useState<readonly OlderPlace[]>([begin]);
  const top = useRef<HTMLDivElement>(null);
  const after = places.at(-1) ?? begin;
  const { currentData, error, isFetching, refetch } = olderOrdersApi.useListOlderOrdersQuery({ uid, after });
  const { asking, ask } = useAskedAgain(isFetching, refetch);
  const known = useAppSelector(state => selectMirrored(state, 'orders')?.rows);
  const List = useMediaQuery(TABLET_UP) ? OlderTable : OlderCards;

  if (!currentData) {
    return error && !asking ? (
      <Notice tone="bad" urgent>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-60 flex-1">
            <strong>{text.failed}</strong> {failureText(queryFailure(error), common)}
          </p>
          <Button variant="secondary" onClick={ask}>
            {common.retry}
          </Button>
        </div>
      </Notice>
    ) : (
      <p role="status" className="text-ink-soft">
        {text.loading}
      </p>
    );
  }
  const { next } = currentData;
  // One whose dates disagree may be in the list above as well.
  const orders = currentData.orders.filter(({ id }) => !known?.[id]);
  const page = places.length;
  return (
    <div ref={top} tabIndex={-1} className="flex scroll-mt-20 flex-col gap-4 outline-none">
      {orders.length > 0 ? <List orders={orders} /> : <p role="status">{text.none}</p>}
      <Pagination
        label={text.pages}
        summary={text.showing(page, orders.length)}
        page={page}
        pageCount={next ? page + 1 : page}
        text={text}
        onPage={asked => {
          if (asked < page) setPlaces(places.slice(0, -1));
          else if (next) setPlaces([...places, next]);
          top.current?.focus({ preventScroll: true });
          top.current?.scrollIntoView({ behavior: 'instant' });
        }}
      />
    </div>
  );
}
