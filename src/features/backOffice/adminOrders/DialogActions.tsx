import type { ReactNode } from 'react';

/** The buttons at the foot of a dialog, in sight however long it is. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4">
      {children}
    </div>
  );
}
