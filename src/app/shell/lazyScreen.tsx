import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { type Load, lazyWith } from '@/ui/lazy/lazyWith';
import { ScreenNotLoaded } from './ScreenNotLoaded';

function Waiting() {
  const text = useLabels(commonLabels);
  return <FullScreenSpinner label={text.loading} />;
}

/** A screen with a bundle of its own. Where that cannot be had, the person is told how to go on. */
export const lazyScreen = <Props extends object>(load: Load<Props>) =>
  // As high as the window: what stands below is not seen to jump away when the screen comes.
  lazyWith(load, ScreenNotLoaded, Waiting);

/** The same for a room of the back office, whose layout says that it is coming. */
export const lazyRoom = <Props extends object>(load: Load<Props>) => lazyWith(load, ScreenNotLoaded);
