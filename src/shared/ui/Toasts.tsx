import { Toaster } from 'react-hot-toast';

type Props = { readonly position: 'top-center' | 'top-right' };

/** Where a wing's toasts appear (spec §2, §9). The library's defaults are the spec's other figures. */
export function Toasts({ position }: Props) {
  const style = { maxWidth: 350, background: 'var(--color-surface)', color: 'var(--color-ink)' };
  return <Toaster position={position} toastOptions={{ style }} />;
}
