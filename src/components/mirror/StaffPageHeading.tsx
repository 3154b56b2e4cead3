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

/** The head of a page of the back office, one line of 56 px where there is room: its name, how fresh it is, and Refresh. */
export function StaffPageHeading({ title, reading, children }: Props) {
  const labels = useLabels(backOfficeLabels).page;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:min-h-14">
      <div className="min-w-0">
        <PageHeading title={title} className="line-clamp-3 text-2xl leading-snug wrap-anywhere" />
        <p className="min-h-5 text-sm text-ink-soft tabular-nums">
          <Freshness live={reading.live} readAt={reading.readAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 xl:gap-3">
        {children}
        <Button
          variant="secondary"
          className="px-3! xl:px-5!"
          aria-busy={reading.reading}
          // A press during a read starts one more after it: that read may have begun before the latest change.
          onClick={() => reading.read()}
        >
          <RefreshCw aria-hidden className={`size-5 ${reading.reading ? 'animate-spin' : ''}`} />
          <span className="max-lg:sr-only">{labels.refresh}</span>
        </Button>
      </div>
    </div>
  );
}
