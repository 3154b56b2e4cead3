import { selectOnline } from '@/store/connectivitySlice';
import type { OutboxRoot } from './commandsSelector';
import { selectPause, selectWaiting } from './outboxSlice';

type Root = OutboxRoot & Parameters<typeof selectOnline>[0];

/**
 * Whether what an owner has waiting stays here for now: there is no connection, it is paused, or a try has failed. What is
 * only being sent is not held.
 */
export const isOutboxPaused = (root: Root, owner: string | null): boolean =>
  !selectOnline(root) ||
  selectPause(root, owner) !== null ||
  selectWaiting(root, owner).some(({ status, failure }) => status !== 'failed' && failure !== null);
