import { Link } from 'react-router-dom';
import type { SetAsideStockChange } from '@/entities/stock/queuedStock';
import { PATHS } from '@/shared/paths';
import { useInventoryText } from '@/shared/text/inventoryText';
import { buttonClass } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { RowHandlers } from './RowActions';
import { SetAsideMark } from './SetAsideMark';

type Props = {
  readonly count: number;
  /** Those of new products, which have no row to stand beside. */
  readonly creations: readonly SetAsideStockChange[];
  readonly onOpen: RowHandlers['onOpen'];
};

/** How many changes were set aside: their products may be on another page, or not there at all. */
export function SetAsideNotice({ count, creations, onOpen }: Props) {
  const text = useInventoryText().queued;
  if (count === 0) return null;
  return (
    <Notice tone="bad">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1">{text.setAsideCount(count)}</p>
        <Link to={PATHS.adminOutbox} className={buttonClass('secondary')}>
          {text.toOutbox}
        </Link>
      </div>
      {creations.map(creation => (
        <SetAsideMark key={creation.entry.id} setAside={creation} onOpen={onOpen} />
      ))}
    </Notice>
  );
}
