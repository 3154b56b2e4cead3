import { useEffect } from 'react';
import { selectLanguage } from '@/entities/preferences/language';
import { selectSession } from '@/entities/user/sessionSlice';
import type { AppUpdates } from '@/services/platform/appUpdates';
import { useAppSelector } from '@/shared/redux/hooks';

type Props = Pick<AppUpdates, 'keep'>;

/** Has the device keep what whoever is signed in may open without a network, in the language they chose. */
export function KeptLists({ keep }: Props): null {
  const isCustomer = useAppSelector(state => selectSession(state, 'storefront').user !== null);
  const isStaff = useAppSelector(state => selectSession(state, 'back-office').user !== null);
  const speaksHindi = useAppSelector(selectLanguage) === 'hi';
  useEffect(() => {
    if (isCustomer) keep('customer');
  }, [isCustomer, keep]);
  useEffect(() => {
    if (isStaff) keep('staff');
  }, [isStaff, keep]);
  useEffect(() => {
    if (speaksHindi) keep('hindi');
  }, [speaksHindi, keep]);
  return null;
}
