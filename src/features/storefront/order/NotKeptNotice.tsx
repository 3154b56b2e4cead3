import { useEffect, useState } from 'react';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Notice } from '@/ui/Notice';

/** Whether an order could wait on this device for a connection. */
const tryKeeping =
  (): AppThunk<Promise<boolean>> =>
  async (_dispatch, _getState, { keptLists }) => {
    try {
      return await (await keptLists()).canKeep();
    } catch {
      // Without the code that would keep it, an order is not kept either.
      return false;
    }
  };

/** Where a device keeps nothing (a private window, blocked storage), the person must know before they rely on it. */
export function NotKeptNotice() {
  const text = useLabels(customerLabels).order;
  const dispatch = useAppDispatch();
  const [keeps, setKeeps] = useState(true);
  useEffect(() => {
    dispatch(tryKeeping()).then(setKeeps);
  }, [dispatch]);
  return !keeps && <Notice tone="warn">{text.notKept}</Notice>;
}
