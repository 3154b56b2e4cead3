import { backOfficeLabels } from '@/i18n/en/backOffice/backOffice';
import { commonLabels } from '@/i18n/en/common';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import { MAX_MIRRORED_ROWS } from '@/sync/mirror/collections';
import type { MirrorReading } from '@/sync/mirror/useMirror';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useAsOf } from './useAsOf';

export type NoticesProps = {
  readonly reading: MirrorReading;
  /** Shown when reading failed and there are no older data to show. */
  readonly failed: string;
};

/** Says that a page's data could not be read and are old, and what they leave out. */
export function MirrorNotices({ reading, failed }: NoticesProps) {
  const labels = useLabels(backOfficeLabels).page;
  const common = useLabels(commonLabels);
  const asOf = useAsOf(reading.readAt);
  const { complete, failure, latestOnly } = reading;
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
      {complete && latestOnly && <Notice tone="info">{labels.latestOnly(MAX_MIRRORED_ROWS)}</Notice>}
    </>
  );
}
