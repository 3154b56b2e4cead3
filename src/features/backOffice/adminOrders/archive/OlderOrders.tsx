import { useState } from 'react';
import { selectOrdersNewestFirst } from '@/data/order/orderRows';
import { OLDER_PAGE } from '@/features/backOffice/adminOrders/shared/olderOrdersApi';
import { whereOlderBegin } from '@/features/backOffice/adminOrders/shared/olderOrdersRules';
import { useDialogAddress } from '@/features/backOffice/adminOrders/shared/useDialogAddress';
import { OLDER_PARAM } from '@/features/backOffice/adminOrders/shared/viewAddress';
import { olderOrdersLabels } from '@/i18n/en/olderOrders';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import { LATEST } from '@/sync/mirror/collections';
import { selectMirrored } from '@/sync/mirror/mirrorSelectors';
import { Button } from '@/ui/Button';
import { FindOlderOrder } from './FindOlderOrder';
import { OlderOrderDialog } from './OlderOrderDialog';
import { OlderOrdersList } from './OlderOrdersList';

/** The orders beyond those that the replica holds: read when somebody asks, to look at. */
export function OlderOrders() {
  const text = useLabels(olderOrdersLabels);
  const uid = useAuth().session.user?.id ?? null;
  const replicated = useAppSelector(state => selectMirrored(state, 'orders'));
  const held = useAppSelector(selectOrdersNewestFirst);
  const address = useDialogAddress(OLDER_PARAM);
  const [asked, setAsked] = useState(false);
  // As it was when they were asked for: what is dropped later is a page's to show again.
  const [begin] = useState(() => replicated && whereOlderBegin(replicated, held));

  if (uid === null || !begin) return null;
  return (
    <section aria-label={text.heading} className="flex flex-col gap-5 border-t border-line pt-6">
      <div className="max-w-prose">
        <h2 className="font-display text-2xl font-semibold">{text.heading}</h2>
        <p className="mt-1 text-ink-soft">{text.lead(LATEST, OLDER_PAGE)}</p>
      </div>
      <FindOlderOrder onFind={address.open} />
      {asked ? (
        <OlderOrdersList uid={uid} begin={begin} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsked(true)}>
          {text.show}
        </Button>
      )}
      {address.value !== null && <OlderOrderDialog orderId={address.value} onClose={address.close} />}
    </section>
  );
}
