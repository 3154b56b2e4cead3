import { asksToDecide, type SetAsideStockChange } from '@/data/stock/queuedStock';
import { DIALOG_OF } from '@/features/backOffice/inventory/shared/inventoryAddress';
import { stockChangeTexts } from '@/features/backOffice/inventory/shared/stockChangeTexts';
import { problemText } from '@/features/backOffice/inventory/shared/stockTexts';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import type { RowHandlers } from './RowActions';

type Props = { readonly setAside: SetAsideStockChange; readonly onOpen: RowHandlers['onOpen'] };

/** Beside the product as it is: the change that could not be saved, why, and the form it can be corrected in. */
export function SetAsideMark({ setAside, onOpen }: Props) {
  const text = useLabels(inventoryLabels);
  const { title, details } = stockChangeTexts(setAside, text);
  const asks = asksToDecide(setAside);
  const correct = asks ? text.queued.decide : text.queued.correct;
  const what = details.join(', ') || title;
  return (
    <div
      className={`flex flex-wrap items-center gap-x-6 rounded-control px-4 py-2 text-sm ${asks ? 'bg-warn-soft' : 'bg-bad-soft'}`}
    >
      <div className="min-w-48 flex-1 py-1">
        <p className={`font-semibold ${asks ? 'text-warn' : 'text-bad'}`}>
          {asks ? text.queued.asking(what) : text.queued.notSaved(what)}
        </p>
        <p className="wrap-anywhere">{problemText(setAside.problem, text)}</p>
      </div>
      <Button
        variant="secondary"
        className="px-4!"
        aria-label={text.of(correct, title)}
        onClick={() => onOpen(DIALOG_OF[setAside.kind], setAside.change.productId)}
      >
        {correct}
      </Button>
    </div>
  );
}
