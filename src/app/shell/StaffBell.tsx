// @bundle staff-only

import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { announcementsReducer } from '@/data/alert/announcementsSlice';
import { NotificationBell } from '@/features/backOffice/notifications/NotificationBell';
import type { RootState } from '@/store/rootState';
import type { AppStore } from '../rootStore/store';

/** The bell with its part of the state. */
export function StaffBell() {
  const store = useStore<RootState>() as AppStore;
  const [isThere, setIsThere] = useState(false);
  // In an effect, not during render: injecting a reducer updates components that are on screen.
  useEffect(() => {
    store.injectReducers({ announcements: announcementsReducer });
    setIsThere(true);
  }, [store]);
  return isThere ? <NotificationBell /> : null;
}
