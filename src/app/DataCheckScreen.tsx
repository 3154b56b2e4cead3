// @bundle staff-only

import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { DataCheckPage } from '@/features/backOffice/dataCheck/DataCheckPage';
import { dataCheckReducer } from '@/features/backOffice/dataCheck/dataCheckSlice';
import type { RootState } from '@/store/rootState';
import type { AppStore } from './rootStore/store';

/** The data check with its part of the state: few of the staff ever open it. */
export function DataCheckScreen() {
  const store = useStore<RootState>() as AppStore;
  const [isThere, setIsThere] = useState(false);
  // In an effect, not during render: injecting a reducer updates components that are on screen.
  useEffect(() => {
    store.injectReducers({ dataCheck: dataCheckReducer });
    setIsThere(true);
  }, [store]);
  return isThere ? <DataCheckPage /> : null;
}
