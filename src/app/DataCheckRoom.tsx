import { useState } from 'react';
import { useStore } from 'react-redux';
import { DataCheckPage } from '@/features/backOffice/dataCheck/DataCheckPage';
import { dataCheckReducer } from '@/features/backOffice/dataCheck/dataCheckSlice';
import type { AppStore, RootState } from './store';

/** The data check with its part of the state: few of the staff ever open it. */
export function DataCheckRoom() {
  const store = useStore<RootState>() as AppStore;
  useState(() => store.bring({ dataCheck: dataCheckReducer }));
  return <DataCheckPage />;
}
