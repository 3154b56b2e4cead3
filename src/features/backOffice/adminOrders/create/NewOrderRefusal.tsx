import { problemText, refusalText } from '@/components/order/orderProblemText';
import { acceptRefusals } from '@/domain/order/acceptRefusals';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { staffOrderLabels } from '@/i18n/en/staffOrder';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Refused } from './useNewOrder';

type Props = {
  readonly problem: Refused;
  readonly lines: readonly OrderSelection[];
  /** The person takes these instead. */
  readonly onAccept: (lines: readonly OrderSelection[]) => void;
  readonly onNew: () => void;
  readonly onShow: () => void;
};

/** The shop is not as the person saw it: what has changed, and what they can do. Nothing is altered for them. */
export function NewOrderRefusal({ problem, lines, onAccept, onNew, onShow }: Props) {
  const text = useLabels(staffOrderLabels).create;
  const refusals = problem.kind === 'item' ? [problem.refusal, ...(problem.others ?? [])] : [];
  const accepted = acceptRefusals(lines, refusals);
  const isTaken = problem.kind === 'alreadyPlaced' || problem.kind === 'idTaken';
  return (
    <Notice tone="warn" urgent>
      {refusals.length > 1 ? (
        <>
          <p>{text.several}</p>
          <ul className="mt-2 list-disc pl-5">
            {refusals.map(refusal => (
              <li key={`${refusal.productId} ${refusal.reason.kind}`}>
                {refusalText(refusal, text.refused)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{problemText(problem, text)}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {refusals.length > 0 && <Button onClick={() => onAccept(accepted)}>{text.accept}</Button>}
        {problem.kind === 'alreadyPlaced' && <Button onClick={onShow}>{text.show}</Button>}
        {isTaken && (
          <Button variant="secondary" onClick={onNew}>
            {text.asNew}
          </Button>
        )}
      </div>
    </Notice>
  );
}
