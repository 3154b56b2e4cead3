import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { useLabels } from '@/i18n/labels';
import type { MirrorReading } from '@/sync/mirror/useMirror';
import { Button } from '@/ui/Button';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { PageHeading } from '@/ui/PageHeading';

const Freshness = lazyPart(() => import('./Freshness').then(part => part.Freshness));

type Props = {
  readonly title: string;
  readonly reading: MirrorReading;
  /** What else can be done in the page. */
  readonly children?: ReactNode;
};

/** The head of a page of the back office: its name, how fresh it is, and Refresh. */
export function StaffPageHeading({ title, reading, children }: Props) {
  const labels = useLabels(backOfficeLabels).page;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <PageHeading title={title} className="line-clamp-3 text-3xl leading-snug wrap-anywhere sm:text-4xl" />
        <p className="min-h-6 text-sm text-ink-soft tabular-nums">
          <Freshness live={reading.live} readAt={reading.readAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {children}
        <Button
          variant="secondary"
          // While it is read the button stays where it is, and keeps the focus.
          aria-disabled={reading.reading}
          aria-busy={reading.reading}
          onClick={() => {
            if (!reading.reading) reading.read();
          }}
        >
          <RefreshCw aria-hidden className={`size-5 ${reading.reading ? 'animate-spin' : ''}`} />
          {labels.refresh}
        </Button>
      </div>
    </div>
  );
}
