import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Reorder, reorder } from '@/entities/order/reorder';
import type { AppError } from '@/shared/lib/appError';
import { PATHS } from '@/shared/paths';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useCommonText } from '@/shared/text/commonText';
import { useCustomerText } from '@/shared/text/customerText';
import { failureText } from '@/shared/text/failureText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import type { ShownItem } from './myOrdersRules';
import { ReorderDialog } from './ReorderDialog';
import { readTodaysProducts } from './readTodaysProducts';
import { toReorderEntry } from './reorderEntry';

type State =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'asking'; readonly again: Reorder }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Whether nothing needs to be told: one product, all of it. */
const isWhole = ({ items, leftOut }: Reorder): boolean =>
  leftOut.length === 0 && items.length === 1 && items.every(({ asked, quantity }) => asked === quantity);

type Props = { readonly items: readonly ShownItem[] };

/** Spec §2: Reorder Items, only when delivered. At today's prices; what cannot be had is named, not forgotten. */
export function ReorderAction({ items }: Props) {
  const text = useCustomerText().track.reorder;
  const common = useCommonText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const go = (again: Reorder) => {
    const entry = toReorderEntry(again.items);
    if (entry) navigate(PATHS.order, { state: entry.state });
  };

  const start = async () => {
    if (state.kind === 'reading') return;
    setState({ kind: 'reading' });
    const read = await dispatch(readTodaysProducts());
    if (!read.products) {
      setState({ kind: 'failed', error: read.error });
      return;
    }
    const again = reorder(items, read.products);
    if (isWhole(again)) go(again);
    else setState({ kind: 'asking', again });
  };

  return (
    <>
      <Button onClick={start} aria-disabled={state.kind === 'reading'}>
        <RotateCcw aria-hidden className="size-5" />
        {state.kind === 'reading' ? text.busy : text.action}
      </Button>
      {state.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {text.failed} {failureText(state.error, common)}
        </Notice>
      )}
      {state.kind === 'asking' && (
        <ReorderDialog
          reorder={state.again}
          onGo={() => go(state.again)}
          onClose={() => setState({ kind: 'idle' })}
        />
      )}
    </>
  );
}
