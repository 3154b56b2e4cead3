import { type FormEvent, useState } from 'react';
import { readShelf } from '@/data/stock/readShelf';
import { selectShelf } from '@/data/stock/stockRows';
import { useShelf } from '@/data/stock/useShelf';
import type { Order } from '@/domain/order/order';
import { allWithCurrentNames } from '@/domain/order/withCurrentNames';
import { orderActionsLabels } from '@/i18n/en/backOffice/orderActions';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { CSV_TYPE } from '@/lib/csv';
import { toAppError } from '@/services/firebase/toAppError';
import { useAppDispatch } from '@/store/hooks';
import { useAuth } from '@/store/session/authContext';
import type { AppThunk } from '@/store/thunk';
import { MAX_MIRRORED_ROWS } from '@/sync/mirror/collections';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { DialogActions } from '@/ui/dialog/DialogActions';
import { RadioGroup } from '@/ui/form/RadioGroup';
import { Notice } from '@/ui/Notice';
import { showToast } from '@/ui/toast/toast';
import { useUnmountedRef } from '@/ui/useUnmountedRef';
import { CSV_LAYOUTS, type CsvLayout, csvRowCount, orderCsv } from './orderCsv';

type Asked = {
  readonly orders: readonly Order[];
  readonly layout: CsvLayout;
  readonly uid: string | null;
  /** Whether it is no longer wanted. */
  readonly isCancelled: () => boolean;
};

/** Saves orders on the person's device as `orders.csv` (spec §7), their products called as the inventory calls them. Rejects when code for it cannot be loaded. */
const exportOrders =
  ({ orders, layout, uid, isCancelled }: Asked): AppThunk<Promise<void>> =>
  async (dispatch, getState, { download }) => {
    await dispatch(readShelf(uid));
    const called = allWithCurrentNames(orders, selectShelf(getState()));
    const text = await orderCsv(called, layout);
    if (!isCancelled()) await download({ name: 'orders.csv', type: CSV_TYPE, text });
  };

const SCOPES = ['selected', 'filtered', 'all'] as const;
export type ExportScope = (typeof SCOPES)[number];

type Props = {
  readonly orders: { readonly [scope in ExportScope]: readonly Order[] };
  readonly first: ExportScope;
  /** There are older orders than this device holds. */
  readonly latestOnly: boolean;
  readonly onClose: () => void;
};

/** Saves orders as a file: which of them, and how they are laid out, with the number of rows said before. */
export function ExportDialog({ orders, first, latestOnly, onClose }: Props) {
  const labels = useLabels(orderActionsLabels).export;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  // An empty scope cannot be exported: start with one that has orders.
  const [scope, setScope] = useState<ExportScope>(orders[first].length > 0 ? first : 'filtered');
  const [layout, setLayout] = useState<CsvLayout>('orders');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const uid = useAuth().session.user?.id ?? null;
  const { unread } = useShelf();
  const chosen = orders[scope];
  const rows = csvRowCount(chosen, layout);
  const unmounted = useUnmountedRef();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await dispatch(exportOrders({ orders: chosen, layout, uid, isCancelled: () => unmounted.current }));
    } catch (thrown) {
      setFailure(toAppError(thrown));
      setBusy(false);
      return;
    }
    if (unmounted.current) return;
    onClose();
    void showToast('success', labels.done(rows));
  }

  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <p className="text-ink-soft">{labels.file}</p>
        {failure && <Notice tone="bad">{failureText(failure, common)}</Notice>}
        <RadioGroup
          label={labels.scope}
          value={scope}
          options={SCOPES.filter(each => each !== 'selected' || orders.selected.length > 0).map(each => ({
            value: each,
            label: labels.scopes[each](orders[each].length),
          }))}
          onChoose={setScope}
        />
        {latestOnly && <p className="text-ink-soft">{labels.latestOnly(MAX_MIRRORED_ROWS)}</p>}
        <RadioGroup
          label={labels.layout}
          value={layout}
          options={CSV_LAYOUTS.map(each => ({
            value: each,
            label: labels.layouts[each](csvRowCount(chosen, each)),
          }))}
          onChoose={setLayout}
        />
        {unread && <p className="text-warn">{labels.inventoryUnread}</p>}
        <p className="text-sm text-ink-soft">{labels.hint}</p>
        <DialogActions>
          <Button variant="secondary" className="px-4!" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" className="px-4!" aria-disabled={busy}>
            {busy ? labels.busy : labels.submit(rows)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
