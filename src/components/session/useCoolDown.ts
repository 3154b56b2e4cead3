// @bundle reset

import { useEffect, useState } from 'react';
import { type MailKind, readCoolDown } from '@/data/user/coolDown';
import { useAppDispatch } from '@/store/hooks';

/** Seconds until another mail of the kind may be asked for; `refresh` looks again, after one was. */
export function useCoolDown(kind: MailKind): { readonly seconds: number; readonly refresh: () => void } {
  const dispatch = useAppDispatch();
  const [seconds, setSeconds] = useState(() => dispatch(readCoolDown(kind)));
  const running = seconds > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSeconds(dispatch(readCoolDown(kind))), 1000);
    return () => clearInterval(timer);
  }, [dispatch, kind, running]);
  return { seconds, refresh: () => setSeconds(dispatch(readCoolDown(kind))) };
}
