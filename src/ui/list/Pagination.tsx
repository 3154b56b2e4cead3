import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '@/ui/Button';

type Props = {
  readonly label: string;
  readonly summary: string;
  readonly page: number;
  readonly pageCount: number;
  readonly text: {
    readonly previous: string;
    readonly next: string;
    /** Why a button does nothing at the ends. */
    readonly atFirst: string;
    readonly atLast: string;
  };
  readonly onPage: (page: number) => void;
  /** What else there is to choose of pages: how long they are. */
  readonly children?: ReactNode;
};

/** Previous and Next. At the ends a button stays reachable, is marked as disabled, and says why. */
export function Pagination({ label, summary, page, pageCount, text, onPage, children }: Props) {
  const reasonId = useId();
  const atFirst = page <= 1;
  const atLast = page >= pageCount;
  const stepTo = (target: number, blocked: boolean, reason: string) => ({
    'aria-disabled': blocked,
    title: blocked ? reason : undefined,
    'aria-describedby': blocked ? reasonId : undefined,
    onClick: () => {
      if (!blocked) onPage(target);
    },
  });
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-sm text-ink-soft">
        {summary}
      </p>
      {children}
      <div className="flex gap-2">
        <Button variant="secondary" {...stepTo(page - 1, atFirst, text.atFirst)}>
          <ChevronLeft aria-hidden className="size-5" />
          {text.previous}
        </Button>
        <Button variant="secondary" {...stepTo(page + 1, atLast, text.atLast)}>
          {text.next}
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      <p id={reasonId} hidden>
        {[atFirst && text.atFirst, atLast && text.atLast].filter(Boolean).join(' ')}
      </p>
    </nav>
  );
}
