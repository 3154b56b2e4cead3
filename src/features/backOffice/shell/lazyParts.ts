import { afterFirstScreen } from '@/ui/lazy/firstScreen';
import { lazyPart } from '@/ui/lazy/lazyPart';

/** Parts of the shell that no page waits for. */
export const UpgradeCard = lazyPart(
  afterFirstScreen(() => import('./UpgradeCard').then(part => part.UpgradeCard)),
);
