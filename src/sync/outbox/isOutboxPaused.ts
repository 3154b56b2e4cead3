import { selectOnline } from '@/store/connectivitySlice';
import { isUnsent } from './commandState';
import type { OutboxRoot } from './commandsSelector';
import { selectPause, selectWaiting } from './outboxSlice';

type Root = OutboxRoot & Parameters<typeof selectOnline>[0];

/**
 * Whether an owner's queue is not being sent: no connection, paused, or a try has failed. A queue that is being
 * sent is not paused.
 */
export const isOutboxPaused = (root: Root, owner: string | null): boolean =>
  !selectOnline(root) ||
  selectPause(root, owner) !== null ||
  selectWaiting(root, owner).some(entry => isUnsent(entry) && entry.failure !== null);
