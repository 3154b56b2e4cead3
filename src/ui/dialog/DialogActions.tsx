import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** The buttons at the foot of a dialog: in reach however long it is. */
export function DialogActions({ children }: Props) {
  return (
    <div className="sticky -bottom-6 z-1 -mx-6 mt-6 -mb-6 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-4 py-4 sm:gap-3 sm:px-6">
      {children}
    </div>
  );
}
