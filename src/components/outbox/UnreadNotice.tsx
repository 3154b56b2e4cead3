import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { useOutboxLabels } from './outboxLabels';

type Props = { readonly onRetry: () => void };

/** The device does not give what is saved on it: nobody may take that for nothing. It is asked again by itself, too. */
export function UnreadNotice({ onRetry }: Props) {
  const labels = useOutboxLabels();
  return (
    <Notice tone="warn" urgent>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{labels.unread}</span>
        <Button variant="secondary" onClick={onRetry}>
          {labels.tryAgain}
        </Button>
      </div>
    </Notice>
  );
}
