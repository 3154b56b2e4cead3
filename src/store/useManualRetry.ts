import { useEffect, useState } from 'react';

/**
 * Manual retry of a failed read and whether it is running. Automatic retries leave the error on screen, so that it does
 * not flicker.
 */
export function useManualRetry(isFetching: boolean, refetch: () => unknown) {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!isFetching) setAsked(false);
  }, [isFetching]);
  return {
    asking: asked && isFetching,
    ask() {
      setAsked(true);
      void refetch();
    },
  } as const;
}
