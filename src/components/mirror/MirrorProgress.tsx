import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { LATEST } from '@/sync/mirror/collections';
import type { MirrorReading } from '@/sync/mirror/useMirror';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { PROGRESS_CLASS } from '@/ui/progressStyle';
import { useAsOf } from './useAsOf';

const PLACEHOLDER_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

type Props = {
  readonly reading: MirrorReading;
  /** What is said while there is nothing to show yet, and when there will be nothing. */
  readonly loading: string;
  readonly failed: string;
  /** The page shows a part of its list meanwhile: nothing stands for rows, and what is said of it is one line. */
  readonly begun?: boolean;
};

/**
 * What is to be said of a page's data: that they could not be read and are old, how far the first reading has come, and
 * what they leave out. Nothing when they are whole and fresh; the page shows its lists once the reading is complete.
 */
export function MirrorProgress({ reading, loading, failed, begun = false }: Props) {
  const labels = useLabels(backOfficeLabels).page;
  const common = useLabels(commonLabels);
  const asOf = useAsOf(reading.readAt);
  const { complete, failure, progress, latestOnly } = reading;
  return (
    <>
      {failure && (
        <Notice tone={complete ? 'warn' : 'bad'} urgent={!complete}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="min-w-60 flex-1">
              {complete && asOf && failure.kind === 'offline' ? (
                labels.offline(asOf)
              ) : (
                <>
                  <strong>
                    {complete && asOf ? `${common.asOf(asOf)}${common.language.fullStop}` : failed}
                  </strong>{' '}
                  {failureText(failure, common)}
                </>
              )}
            </p>
            <Button variant="secondary" onClick={reading.read}>
              {common.retry}
            </Button>
          </div>
        </Notice>
      )}
      {complete && latestOnly && <Notice tone="info">{labels.latestOnly(LATEST)}</Notice>}
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
