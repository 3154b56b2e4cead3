import type { ReactNode } from 'react';
import { useLive } from './live';

type Props = { readonly className: string; readonly children: ReactNode };

/** Shown, and out of reach until the screen is live. What is in it is not drawn again for that. */
export function UntilLive({ className, children }: Props) {
  return (
    <div inert={!useLive()} className={className}>
      {children}
    </div>
  );
}
