import { lazy, Suspense } from 'react';

const Toaster = lazy(async () => ({ default: (await import('react-hot-toast')).Toaster }));

type Props = { readonly position: 'top-center' | 'top-right' };

/** Where a wing's toasts appear (spec §2, §9). The library's defaults are the spec's other figures. */
export function Toasts({ position }: Props) {
  return (
    <Suspense fallback={null}>
      <Toaster position={position} toastOptions={{ style: { maxWidth: 350 } }} />
    </Suspense>
  );
}
