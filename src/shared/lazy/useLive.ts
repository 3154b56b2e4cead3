import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a screen is what the build has rendered beforehand, and in the first frame that takes it over; true from
 * then on. What needs scripts is out of reach (`inert`) until it does something.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
