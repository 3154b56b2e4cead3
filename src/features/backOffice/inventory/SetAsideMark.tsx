import type { SetAsideStockChange } from '@/entities/stock/queuedStock';
import { useInventoryText } from '@/shared/text/inventoryText';
import { Button } from '@/shared/ui/Button';
import { DIALOG_OF } from './inventoryAddress';
import type { RowHandlers } from './RowActions';
import { problemText } from './stockTexts';
import { changeWords } from './stockWords';

type Props = { readonly setAside: SetAsideStockChange; readonly onOpen: RowHandlers['onOpen'] };

/** Beside the product as it is: the change that could not be saved, why, and the form it can be corrected in. */
export function SetAsideMark({ setAside, onOpen }: Props) {
  const text = useInventoryText();
  const { title, details } = changeWords(setAside, text);
  return (
    <div className="flex flex-wrap items-center gap-x-6 rounded-control bg-bad-soft px-4 py-2 text-sm">
      <div className="min-w-48 flex-1 py-1">
        <p className="font-semibold text-bad">{text.queued.notSaved(details.join(', ') || title)}</p>
        <p className="wrap-anywhere">{problemText(setAside.problem, text)}</p>
      </div>
      <Button
        variant="secondary"
        className="px-4!"
        aria-label={text.of(text.queued.correct, title)}
        onClick={() => onOpen(DIALOG_OF[setAside.kind], setAside.change.productId)}
      >
        {text.queued.correct}
      </Button>
    </div>
  );
}
