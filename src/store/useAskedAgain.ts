import { useEffect, useState } from 'react';

/**
 * How a person reads anew what could not be read, and whether that is under way. What is read again by itself takes no
 * failure off the screen: it would come and go.
 */
export function useAskedAgain(isFetching: boolean, refetch: () => unknown) {
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
