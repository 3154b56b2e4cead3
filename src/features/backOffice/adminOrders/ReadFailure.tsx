import type { AppError } from '@/shared/lib/appError';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { useCommonText } from '@/shared/text/commonText';
import { failureText } from '@/shared/text/failureText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

type Props = {
  readonly error: AppError;
  /** Time of the reading that is still on screen, `10:42`; null when there is none. */
  readonly asOf: string | null;
  readonly onRetry: () => void;
};

/** The orders could not be read: what is on screen is old, or there is nothing to show. */
export function ReadFailure({ error, asOf, onRetry }: Props) {
  const text = useBackOfficeText().orders;
  const common = useCommonText();
  return (
    <Notice tone={asOf ? 'warn' : 'bad'} urgent={!asOf}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1">
          <strong>{asOf ? `${common.asOf(asOf)}.` : text.failed}</strong> {failureText(error, common)}
        </p>
        <Button variant="secondary" onClick={onRetry}>
          {common.retry}
        </Button>
      </div>
    </Notice>
  );
}
