import { useEffect } from 'react';
import { DEFAULT_LANGUAGE } from '@/i18n/languages';
import type { AppUpdates } from '@/services/platform/appUpdates';
import { useAppSelector } from '@/store/hooks';
import { selectLanguage } from '@/store/preferences/language';
import { selectSession } from '@/store/session/session';

type Props = Pick<AppUpdates, 'keep'>;

/** Has the device keep what whoever is signed in may open without a network, in the language they chose. */
export function KeptLists({ keep }: Props): null {
  const isCustomer = useAppSelector(state => selectSession(state, 'storefront').user !== null);
  const isStaff = useAppSelector(state => selectSession(state, 'back-office').user !== null);
  const language = useAppSelector(selectLanguage);
  useEffect(() => {
    if (isCustomer) keep('customer');
  }, [isCustomer, keep]);
  useEffect(() => {
    if (isStaff) keep('staff');
  }, [isStaff, keep]);
  useEffect(() => {
    if (language !== DEFAULT_LANGUAGE) keep(language);
  }, [language, keep]);
  return null;
}
