import { Link } from 'react-router-dom';
import { selectSetAsideEdits } from '@/entities/order/queuedEdits';
import { useOutboxOwner } from '@/entities/order/useOrdersWithEdits';
import { PATHS } from '@/shared/paths';
import { useAppSelector } from '@/shared/redux/hooks';
import { useBackOfficeText } from '@/shared/text/backOfficeText';
import { buttonClass } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';

/** How many edits were set aside: their orders may be on another page, or no longer there. */
export function SetAsideNotice() {
  const text = useBackOfficeText().orders.queued;
  const owner = useOutboxOwner();
  const { length } = useAppSelector(state => selectSetAsideEdits(state, owner));
  if (length === 0) return null;
  return (
    <Notice tone="bad">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1">{text.setAsideCount(length)}</p>
        <Link to={PATHS.adminOutbox} className={buttonClass('secondary')}>
          {text.toOutbox}
        </Link>
      </div>
    </Notice>
  );
}
