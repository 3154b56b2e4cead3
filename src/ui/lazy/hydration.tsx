import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

const Live = createContext(true);

/**
 * False while a screen is what the build has rendered beforehand, and in the first frame that takes it over; true from
 * then on. What needs scripts is out of reach (`inert`) until it does something.
 */
export const useHydrated = (): boolean => useContext(Live);

type Props = { readonly children: ReactNode };

/** Around a screen that takes over what the build has rendered. */
export function HydrationProvider({ children }: Props) {
  const [live, setLive] = useState(false);
  // In slices: all at once it would hold a slow phone up for longer than the taking over itself.
  useEffect(() => startTransition(() => setLive(true)), []);
  return <Live value={live}>{children}</Live>;
}
