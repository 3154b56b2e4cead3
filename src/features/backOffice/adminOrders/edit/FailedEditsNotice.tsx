import { NotSavedNotice } from '@/components/outbox/NotSaved';
import { selectFailedEdits, selectTakenOrders } from '@/data/order/queuedEdits';
import { useOutboxOwner } from '@/data/order/useOrdersWithEdits';
import { adminOrdersLabels } from '@/i18n/en/backOffice/adminOrders';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { useAppSelector } from '@/store/hooks';

/** How many edits and new orders failed: the orders may be on another page, or no longer there. */
export function FailedEditsNotice() {
  const labels = useLabels(adminOrdersLabels).queued;
  const owner = useOutboxOwner();
  const { create } = useLabels(staffOrderLabels);
  const edits = useAppSelector(state => selectFailedEdits(state, owner)).length;
  const taken = useAppSelector(state => selectTakenOrders(state, owner));
  const unplaced = taken.filter(({ entry }) => entry.status === 'failed').length;
  if (edits + unplaced === 0) return null;
  return (
    <NotSavedNotice
      said={
        <>
          {edits > 0 && <p>{labels.failedCount(edits)}</p>}
          {unplaced > 0 && <p>{create.unplaced(unplaced)}</p>}
        </>
      }
    />
  );
}
