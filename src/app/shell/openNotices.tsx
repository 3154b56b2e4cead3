// @bundle soon

import { browserUpdates } from '@/services/platform/appUpdates';
import { createScriptFiles } from '@/services/platform/scriptFiles';
import { CartOfOtherTabs } from '../persistence/CartOfOtherTabs';
import { FullNotice } from './FullNotice';
import { KeptLists } from './KeptLists';
import { RetriedReads } from './RetriedReads';
import { UpdateNotice } from './UpdateNotice';

/**
 * Registers the service worker, has scripts fetched again that could not be had, and gives the notices of the worker's news
 * and of the device's. Development has no worker: it would serve old code.
 */
export function openNotices() {
  const updates = import.meta.env.PROD ? browserUpdates() : null;
  if (import.meta.env.PROD) globalThis.fetchScript = createScriptFiles('/assets');
  return function Notices() {
    return (
      <div className="fixed inset-x-4 bottom-4 z-50 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-col items-center gap-3">
        <CartOfOtherTabs />
        <RetriedReads />
        <FullNotice />
        {updates && <UpdateNotice updates={updates} />}
        {updates && <KeptLists keep={updates.keep} />}
      </div>
    );
  };
}
