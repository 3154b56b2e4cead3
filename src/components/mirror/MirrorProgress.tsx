import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { useLabels } from '@/i18n/labels';
import { lazyWith } from '@/ui/lazy/lazyWith';
import { Notice } from '@/ui/Notice';
import { PROGRESS_CLASS } from '@/ui/progressStyle';
import type { NoticesProps } from './MirrorNotices';

const PLACEHOLDER_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

// On most days there is nothing to say. Where its code cannot be had either, this much is said without it.
const MirrorNotices = lazyWith(
  () => import('./MirrorNotices').then(part => part.MirrorNotices),
  ({ reading, failed }: NoticesProps) => !reading.complete && <Notice tone="bad">{failed}</Notice>,
  () => null,
);

type Props = NoticesProps & {
  /** What is said while there is nothing to show yet. */
  readonly loading: string;
  /** The page shows a part of its list meanwhile: nothing stands for rows, and what is said of it is one line. */
  readonly begun?: boolean;
};

/**
 * What is to be said of a page's data: that they could not be read and are old, how far the first reading has come, and
 * what they leave out. Nothing when they are whole and fresh; the page shows its lists once the reading is complete.
 */
export function MirrorProgress({ reading, loading, failed, begun = false }: Props) {
  const labels = useLabels(backOfficeLabels).page;
  const { complete, failure, progress, latestOnly } = reading;
  return (
    <>
      {(failure || (complete && latestOnly)) && <MirrorNotices reading={reading} failed={failed} />}
      {!complete && !failure && (
        // As tall as a list will be, so that nothing jumps.
        <div className={begun ? 'min-h-11' : 'rounded-card border border-line bg-surface p-5'}>
          <p role="status" className="text-ink-soft">
            {loading}
          </p>
          {progress && progress.total > 0 && (
            <label className="mt-3 flex flex-col gap-2 text-sm text-ink-soft tabular-nums">
              {labels.progress(Math.min(progress.read, progress.total), progress.total)}
              <progress className={PROGRESS_CLASS} max={progress.total} value={progress.read} />
            </label>
          )}
          {!begun && (
            <div aria-hidden className="mt-4 flex animate-pulse flex-col gap-4">
              {PLACEHOLDER_ROWS.map(row => (
                <div key={row} className="h-12 rounded-control bg-sunken" />
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}
