import { type ReactNode, useRef } from 'react';
import type { Page } from '@/lib/page';
import { Button } from '@/ui/Button';
import { EmptyState } from './EmptyState';
import { Pagination } from './Pagination';

type Props = {
  readonly page: Page<unknown>;
  readonly text: {
    /** What the list is called. */
    readonly caption: string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly noMatchHint: string;
    readonly showAll: string;
    readonly pages: Parameters<typeof Pagination>[0]['text'] & { readonly label: string };
  };
  /** Which rows of how many are shown. */
  readonly summary: string;
  readonly onPage: (page: number) => void;
  /** Undoes the filters; null when none is set. */
  readonly onShowAll: (() => void) | null;
  /** The rows of the page, as a table or as cards. */
  readonly children: ReactNode;
};

/** What a successful reading found: a page of rows, or that there are none. */
export function PagedResults({ page, text, summary, onPage, onShowAll, children }: Props) {
  const top = useRef<HTMLElement>(null);
  if (page.total === 0) {
    return (
      <div role="status">
        <EmptyState heading={text.empty} hint={onShowAll ? text.noMatchHint : text.emptyHint}>
          {onShowAll && (
            <Button variant="secondary" onClick={onShowAll}>
              {text.showAll}
            </Button>
          )}
        </EmptyState>
      </div>
    );
  }
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={text.caption}
      className="flex scroll-mt-20 flex-col gap-4 outline-none"
    >
      {children}
      <Pagination
        label={text.pages.label}
        summary={summary}
        page={page.number}
        pageCount={page.count}
        text={text.pages}
        onPage={number => {
          onPage(number);
          // A page is read from its top, not from where the button stood.
          top.current?.focus({ preventScroll: true });
          top.current?.scrollIntoView({ behavior: 'instant' });
        }}
      />
    </section>
  );
}
