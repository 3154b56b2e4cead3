type Props = {
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** What stands in the place of an empty value. */
  readonly missing: string;
};

/** What is known of somebody, a line each. */
export function ProfileLines({ lines, missing }: Props) {
  return (
    <dl className="grid min-w-0 gap-5 sm:grid-cols-2">
      {lines.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
          <dd className={`mt-0.5 text-lg whitespace-pre-line wrap-anywhere ${value ? '' : 'text-ink-soft'}`}>
            {value || missing}
          </dd>
        </div>
      ))}
    </dl>
  );
}
