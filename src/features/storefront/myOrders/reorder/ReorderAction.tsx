import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Reorder, reorder } from '@/domain/order/reorder';
import type { ShownItem } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { PATHS } from '@/lib/paths';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { ReorderDialog } from './ReorderDialog';
import { readTodaysProducts } from './readTodaysProducts';
import { toReorderEntry } from './reorderEntry';

type State =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'asking'; readonly again: Reorder }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Whether nothing needs to be told: every product, all of it. */
const isWhole = ({ items, leftOut }: Reorder): boolean =>
  leftOut.length === 0 && items.length > 0 && items.every(({ asked, quantity }) => asked === quantity);

type Props = { readonly items: readonly ShownItem[] };

/** Spec §2: Reorder Items, only when delivered. At today's prices; what cannot be had is named, not forgotten. */
export function ReorderAction({ items }: Props) {
  const text = useLabels(customerLabels).track.reorder;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const go = (again: Reorder) => {
    const entry = toReorderEntry(again.items);
    if (entry) navigate(PATHS.order, { state: entry });
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
