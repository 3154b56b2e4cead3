import { ChevronLeft, ChevronRight } from 'lucide-react';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';

type Props = {
  readonly ids: readonly string[];
  readonly current: string;
  readonly onTurn: (orderId: string) => void;
};

/** Where an order stands in the list it was opened from, and the ways to its neighbours. */
export function OrderPager({ ids, current, onTurn }: Props) {
  const labels = useLabels(staffOrderLabels).view;
  const at = ids.indexOf(current);
  if (at < 0 || ids.length < 2) return null;
  const turns = [
    { label: labels.previous, to: ids[at - 1], Icon: ChevronLeft },
    { label: labels.next, to: ids[at + 1], Icon: ChevronRight },
  ];
  return (
    <div className="ml-auto flex items-center gap-3">
      <p role="status" className="text-sm text-ink-soft tabular-nums">
        {labels.position(at + 1, ids.length)}
      </p>
      <div className="flex gap-2">
        {turns.map(({ label, to, Icon }) => (
          <Button
            key={label}
            variant="secondary"
            className="px-3!"
            aria-label={label}
            // Stays where it is, and keeps the focus.
            aria-disabled={to === undefined}
            onClick={() => {
              if (to !== undefined) onTurn(to);
            }}
          >
            <Icon aria-hidden className="size-5" />
          </Button>
        ))}
      </div>
    </div>
  );
}
