/** The look every text box, select and text area shares. */
export const CONTROL_CLASS =
  'w-full min-h-12 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-soft aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad';
