import { browserUpdates } from '@/services/platform/appUpdates';
import { UpdateNotice } from './UpdateNotice';

/** Registers the service worker, and gives the notice of its news. Development has none: it would serve old code. */
export function openUpdates() {
  const updates = import.meta.env.PROD ? browserUpdates() : null;
  return function Updates() {
    return updates && <UpdateNotice updates={updates} />;
  };
}
