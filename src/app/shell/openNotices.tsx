import { browserUpdates } from '@/services/platform/appUpdates';
import { CartOfOtherTabs } from '../persistence/CartOfOtherTabs';
import { FullNotice } from './FullNotice';
import { UpdateNotice } from './UpdateNotice';

/**
 * Registers the service worker, and gives the notices of its news and of the device's. Development has no worker: it
 * would serve old code.
 */
export function openNotices() {
  const updates = import.meta.env.PROD ? browserUpdates() : null;
  return function Notices() {
    return (
      <div className="fixed inset-x-4 bottom-4 z-50 mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-col items-center gap-3">
        <CartOfOtherTabs />
        <FullNotice />
        {updates && <UpdateNotice updates={updates} />}
      </div>
    );
  };
}
