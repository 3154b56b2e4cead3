type Props = { readonly label: string };

/** A full-screen "we are working on it", spoken as its label. */
export function FullScreenSpinner({ label }: Props) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="flex flex-col items-center gap-4 text-ink-soft">
        <span aria-hidden className="size-10 animate-spin rounded-full border-4 border-line border-t-brand" />
        <span>{label}</span>
      </div>
    </div>
  );
}
