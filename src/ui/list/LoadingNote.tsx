type Props = { readonly label: string };

/** A part of a page that is on its way, spoken as its label. */
export function LoadingNote({ label }: Props) {
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-20 text-ink-soft">
      <span aria-hidden className="size-6 animate-spin rounded-full border-3 border-line border-t-brand" />
      <span>{label}</span>
    </div>
  );
}
