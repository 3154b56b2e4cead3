import { type Load, lazyWith } from '@/shared/lazy/lazyWith';
import { ScreenNotLoaded } from './ScreenNotLoaded';

/** A screen with a bundle of its own. Where that cannot be had, the person is told how to go on. */
export const lazyScreen = <Props extends object>(load: Load<Props>) => lazyWith(load, ScreenNotLoaded);
