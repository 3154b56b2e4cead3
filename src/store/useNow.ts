import { useEffect, useState } from 'react';
import { useAppDispatch } from './hooks';
import type { AppThunk } from './thunk';

const MINUTE_MS = 60_000;

const readClock =
  (): AppThunk<number> =>
  (_dispatch, _getState, { clock }) =>
    clock.now();

/** The time, in milliseconds since the epoch, as exact as words like "for more than a day" need it, or as is asked for. */
export function useNow(everyMs = MINUTE_MS): number {
  const dispatch = useAppDispatch();
  const [now, setNow] = useState(() => dispatch(readClock()));
  useEffect(() => {
    const timer = setInterval(() => setNow(dispatch(readClock())), everyMs);
    return () => clearInterval(timer);
  }, [dispatch, everyMs]);
  return now;
}
