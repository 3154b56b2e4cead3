import { useEffect, useState } from 'react';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Notice } from '@/ui/Notice';

/** Whether an order could wait on this device for a connection. */
const tryStoring =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { cachedLists }) => {
    try {
      return await (await cachedLists()).canStore();
    } catch {
      // Without the code that would keep it, an order is not saved either.
      return false;
    }
  };

/** Where a device keeps nothing (a private window, blocked storage), the person must know before they rely on it. */
export function NotStoredNotice() {
  const labels = useLabels(customerLabels).order;
  const dispatch = useAppDispatch();
  const [canStore, setCanStore] = useState(true);
  useEffect(() => {
    dispatch(tryStoring()).then(setCanStore);
  }, [dispatch]);
  return !canStore && <Notice tone="warn">{labels.notStored}</Notice>;
}
