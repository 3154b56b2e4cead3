import { ArrowUp } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { ordersSeen } from '@/data/alert/announcementsSlice';
import { announcementsLabels } from '@/i18n/en/backOffice/announcements';
import { useLabels } from '@/i18n/labels';
import { isVisible, onVisibility } from '@/services/platform/visibility';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';

type Props = {
  /** How many wait above the list. */
  readonly waiting: number;
  /** Some have not been seen, here or on the page before. */
  readonly isUnseen: boolean;
  readonly onShow: () => void;
};

/** Above the list: orders that wait to come in. While it is looked at, what has arrived counts as seen. */
export function ArrivedOrders({ waiting, isUnseen, onShow }: Props) {
  const labels = useLabels(announcementsLabels);
  const dispatch = useAppDispatch();
  const isLookedAt = useSyncExternalStore(onVisibility, isVisible);
  useEffect(() => {
    if (isUnseen && isLookedAt) dispatch(ordersSeen());
  }, [dispatch, isUnseen, isLookedAt]);
  if (waiting === 0) return null;
  return (
    // Higher than half: what it covers of the columns' heads leaves each a target of 24 px.
    <div className="pointer-events-none sticky top-26 z-5 flex h-0 justify-center">
      <Button className="pointer-events-auto translate-y-[-60%] shadow-raised" onClick={onShow}>
        <ArrowUp aria-hidden className="size-5" />
        {labels.newOrders(waiting)}
      </Button>
    </div>
  );
}
