import { afterFirstScreen } from '@/shared/lazy/firstScreen';
import { lazyPart } from '@/shared/lazy/lazyPart';

/** What the shell shows and no room waits for. */
export const UpgradeCard = lazyPart(
  afterFirstScreen(() => import('./UpgradeCard').then(part => part.UpgradeCard)),
);
