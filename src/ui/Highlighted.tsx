/** A piece of a text; `start`: where it stands in it. */
type Segment = { readonly start: number; readonly text: string; readonly highlighted: boolean };

type Props = { readonly segments: readonly Segment[] };

/** A text with what was searched for in it marked. */
export function Highlighted({ segments }: Props) {
  return segments.map(({ start, text, highlighted }) =>
    highlighted ? (
      <mark key={start} className="rounded-sm bg-accent-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
