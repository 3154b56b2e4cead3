import { type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
} from 'react-router-dom';
import { LeaveContext, NO_GUARD } from './leaveGuard';

type Props = { readonly children: ReactNode };

/**
 * Within it nothing unsaved (`useUnsavedGuard`) is left unasked. `useBlocker` would need a data router, which costs every
 * page of the shop 14 kB. So every link and navigation goes by the guard on its way to the declarative one; and where
 * the browser has moved already, on Back and Forward, the screens keep to the location that they had until the browser is
 * back there. What it takes to guard something comes with the first form that can.
 */
export function UnsavedGuardRouter({ children }: Props) {
  const navigation = useContext(NavigationContext);
  const asked = useContext(LocationContext);
  const [shown, setShown] = useState(asked);
  const [guard] = useState(() => ({ ...NO_GUARD }));
  const { navigator } = navigation;
  const isKept = asked !== shown && guard.loses(asked.location);
  if (asked !== shown && !isKept) setShown(asked);

  useLayoutEffect(() => {
    const { location } = shown;
    if (isKept) guard.turnBack(asked.location, () => navigator.push(location, location.state));
    else guard.arrived(asked.location);
  }, [guard, navigator, isKept, asked, shown]);

  const guarded = useMemo(() => {
    const through =
      (move: 'push' | 'replace'): Navigator['push'] =>
      (to, ...rest) =>
        guard.leave(new URL(navigator.createHref(to), globalThis.location.href), () =>
          navigator[move](to, ...rest),
        );
    return { ...navigation, navigator: { ...navigator, push: through('push'), replace: through('replace') } };
  }, [guard, navigation, navigator]);
  return (
    <LeaveContext value={guard}>
      <NavigationContext value={guarded}>
        <LocationContext value={isKept ? shown : asked}>{children}</LocationContext>
      </NavigationContext>
    </LeaveContext>
  );
}
