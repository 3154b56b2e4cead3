import type { ReactNode } from 'react';
import { useHydrated } from './hydration';

type Props = { readonly className: string; readonly children: ReactNode };

/** Shown, and out of reach until the screen is live. What is in it is not drawn again for that. */
export function InertUntilHydrated({ className, children }: Props) {
  return (
    <div inert={!useHydrated()} className={className}>
      {children}
    </div>
  );
}
