import { commonLabels } from '@/i18n/en/common';
import { menuPartsLabels } from '@/i18n/en/menu/menuParts';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = {
  readonly error: AppError;
  /** There are products on screen all the same. */
  readonly shown: boolean;
  readonly onRetry: () => void;
};

/** Why the menu could not be read, and the way to try again. */
export function MenuFailure({ error, shown, onRetry }: Props) {
  const { failed } = useLabels(menuPartsLabels);
  const common = useLabels(commonLabels);
  return (
    <Notice tone={shown ? 'warn' : 'bad'} urgent>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          {!shown && `${failed} `}
          {failureText(error, common)}
        </span>
        <Button variant="secondary" onClick={onRetry}>
          {common.retry}
        </Button>
      </div>
    </Notice>
  );
}
