// @bundle soon

import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { shellLabels } from '@/i18n/en/shell';
import { useLabels } from '@/i18n/labels';
import { DEFAULT_LANGUAGE } from '@/i18n/languages';
import { type AppUpdates, browserUpdates } from '@/services/platform/appUpdates';
import { createScriptFiles } from '@/services/platform/scriptFiles';
import { isDeviceFull } from '@/services/platform/storage/quota';
import { deviceFull, selectFull } from '@/store/deviceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectLanguage } from '@/store/preferences/language';
import { selectSession } from '@/store/session/session';
import { Button } from '@/ui/Button';
import { FocusRestorer } from '@/ui/list/FocusRestorer';
import { OtherTabs } from '../persistence/OtherTabs';
import { retryReads } from './retryReads';
import { UpdateNotice } from './UpdateNotice';

/** Says once that this device has no room. The app goes on. */
function FullNotice() {
  const labels = useLabels(shellLabels).full;
  const full = useAppSelector(selectFull);
  const dispatch = useAppDispatch();
  const [understood, setUnderstood] = useState(false);
  // A write that no code waits for, such as that of Undo, would fail silently.
  useEffect(() => {
    const tell = (event: PromiseRejectionEvent) => {
      if (!isDeviceFull(event.reason)) return;
      event.preventDefault();
      dispatch(deviceFull());
    };
    globalThis.addEventListener('unhandledrejection', tell);
    return () => globalThis.removeEventListener('unhandledrejection', tell);
  }, [dispatch]);
  return (
    <div role="status" className="w-fit max-w-full">
      {full && !understood && (
        <div
          data-bottom-notice
          className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 shadow-raised"
        >
          <p className="max-w-prose font-medium">{labels.message}</p>
          <Button onClick={() => setUnderstood(true)}>{labels.understood}</Button>
        </div>
      )}
    </div>
  );
}

type Props = Pick<AppUpdates, 'keep'>;

/** Has the device keep what whoever is signed in may open without a network, in the language they chose. */
function CacheShellLists({ keep }: Props): null {
  const isCustomer = useAppSelector(state => selectSession(state, 'storefront').user !== null);
  const role = useAppSelector(state => selectSession(state, 'back-office').user?.role);
  const language = useAppSelector(selectLanguage);
  useEffect(() => {
    if (isCustomer) keep('customer');
  }, [isCustomer, keep]);
  useEffect(() => {
    if (role) keep(role === 'driver' ? 'driver' : 'staff');
  }, [role, keep]);
  useEffect(() => {
    if (language !== DEFAULT_LANGUAGE) keep(language);
  }, [language, keep]);
  return null;
}

/** Reads again what could not be read, for as long as the app is open. */
function RetriedReads() {
  const dispatch = useAppDispatch();
  const { subscribe } = useStore();
  useEffect(() => dispatch(retryReads(subscribe)), [dispatch, subscribe]);
  return null;
}

/**
 * Registers the service worker, has scripts fetched again that could not be had, keeps the focus on the page, and gives the
 * notices of the worker's news and of the device's. Development has no worker: it would serve old code.
 */
export function openNotices() {
  const updates = import.meta.env.PROD ? browserUpdates() : null;
  if (import.meta.env.PROD) globalThis.fetchScript = createScriptFiles('/assets');
  return function Notices() {
    return (
      <div className="fixed inset-x-4 bottom-4 z-50 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-col items-center gap-3">
        <OtherTabs />
        <FocusRestorer />
        <RetriedReads />
        <FullNotice />
        {updates && <UpdateNotice updates={updates} />}
        {updates && <CacheShellLists keep={updates.keep} />}
      </div>
    );
  };
}
