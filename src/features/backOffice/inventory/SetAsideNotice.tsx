import { Link } from 'react-router-dom';
import { asksToDecide, type SetAsideStockChange } from '@/data/stock/queuedStock';
import type { RowHandlers } from '@/features/backOffice/inventory/list/RowActions';
import { SetAsideMark } from '@/features/backOffice/inventory/list/SetAsideMark';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

type Props = {
  readonly setAside: readonly SetAsideStockChange[];
  readonly onOpen: RowHandlers['onOpen'];
};

/** How many changes were set aside, and how many counts ask something: their products may be on another page, or not there at all. */
export function SetAsideNotice({ setAside, onOpen }: Props) {
  const text = useLabels(inventoryLabels).queued;
  const asking = setAside.filter(asksToDecide).length;
  const refused = setAside.length - asking;
  // Those of new products have no row to stand beside.
  const creations = setAside.filter(({ kind }) => kind === 'creation');
  return (
    <Notice tone={refused > 0 ? 'bad' : 'warn'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-60 flex-1">
          {refused > 0 && <p>{text.setAsideCount(refused)}</p>}
          {asking > 0 && <p>{text.askingCount(asking)}</p>}
        </div>
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
