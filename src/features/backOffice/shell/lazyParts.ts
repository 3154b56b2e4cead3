import { afterFirstScreen } from '@/ui/lazy/firstScreen';
import { lazyPart } from '@/ui/lazy/lazyPart';

/** What the shell shows and no room waits for. */
export const UpgradeCard = lazyPart(
  afterFirstScreen(() => import('./UpgradeCard').then(part => part.UpgradeCard)),
);
