import { useBackOfficeText } from '@/shared/text/backOfficeText';

const PLACEHOLDER_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The list before its first reading: as tall as the list will be, so that nothing jumps. */
export function OrdersLoading() {
  const text = useBackOfficeText().orders;
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p role="status" className="text-ink-soft">
        {text.loading}
      </p>
      <div aria-hidden className="mt-4 flex animate-pulse flex-col gap-4">
        {PLACEHOLDER_ROWS.map(row => (
          <div key={row} className="h-12 rounded-control bg-sunken" />
        ))}
      </div>
    </div>
  );
}
