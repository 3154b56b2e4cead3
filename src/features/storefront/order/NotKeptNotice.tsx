import { useEffect } from 'react';
import { selectDevice } from '@/entities/device/deviceSlice';
import { tryKeeping } from '@/entities/device/tryKeeping';
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks';
import { useCustomerText } from '@/shared/text/customerText';
import { Notice } from '@/shared/ui/Notice';

/** Where a device keeps nothing (a private window, blocked storage), the person must know before they rely on it. */
export function NotKeptNotice() {
  const text = useCustomerText().order;
  const dispatch = useAppDispatch();
  const { keepsOrders } = useAppSelector(selectDevice);
  useEffect(() => {
    void dispatch(tryKeeping());
  }, [dispatch]);
  return keepsOrders === false && <Notice tone="warn">{text.notKept}</Notice>;
}
