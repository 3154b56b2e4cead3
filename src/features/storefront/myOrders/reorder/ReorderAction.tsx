import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslated } from '@/components/product/useTranslated';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';
import { type LeftOut, type Reorder, type ReorderLine, reorder } from '@/domain/order/placing/reorder';
import { type OrderRequest, toOrderSelection } from '@/domain/product/orderSelection';
import type { Product } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import type { ShownItem } from '@/features/storefront/myOrders/shared/myOrdersRules';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { failureText } from '@/i18n/failureText';
import { useLabels } from '@/i18n/labels';
import type { AppError } from '@/lib/appError';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { queryFailure } from '@/store/api/queryFailure';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Button, type ButtonVariant } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { Notice } from '@/ui/Notice';
import { useUnmountedRef } from '@/ui/useUnmountedRef';

function ReorderedLine({ product, quantity, asked, pricePaise }: ReorderLine) {
  const labels = useLabels(customerLabels).track.reorder;
  return (
    <li>
      {labels.line(productLabel(useTranslated(product)), quantity, formatRupees(pricePaise))}
      {asked > quantity && <span className="block text-sm text-warn">{labels.fewer(asked, quantity)}</span>}
    </li>
  );
}

function LeftOutLine({ name, size, reason }: LeftOut) {
  const { order, track } = useLabels(customerLabels);
  return <li>{order.refused[reason.kind](name ? productLabel({ name, size }) : track.unnamed)}</li>;
}

type ReorderDialogProps = {
  readonly reorder: Reorder;
  readonly onGo: () => void;
  readonly onClose: () => void;
};

/** What of an order cannot be ordered again as it was, told before anything is. */
function ReorderDialog({ reorder: { items, leftOut }, onGo, onClose }: ReorderDialogProps) {
  const labels = useLabels(customerLabels).track.reorder;
  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {items.length === 0 ? <p>{labels.nothing}</p> : <p className="text-ink-soft">{labels.lead}</p>}
        {items.length > 0 && (
          <section>
            <h3 className="text-sm font-semibold text-ink-soft">{labels.available}</h3>
            <ul className="mt-1 flex flex-col gap-1">
              {items.map(line => (
                <ReorderedLine key={line.product.id} {...line} />
              ))}
            </ul>
          </section>
        )}
        {leftOut.length > 0 && (
          <section>
            <h3 className="text-sm font-semibold text-ink-soft">{labels.leftOut}</h3>
            <ul className="mt-1 flex flex-col gap-1">
              {leftOut.map(missing => (
                <LeftOutLine key={missing.productId} {...missing} />
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {labels.dismiss}
          </Button>
          {items.length > 0 && <Button onClick={onGo}>{labels.go}</Button>}
        </div>
      </div>
    </Dialog>
  );
}

type TodaysProducts =
  | { readonly products: readonly Product[] }
  | { readonly products: null; readonly error: AppError };

/**
 * The catalogue as it is now; without a network as this device last saw it, for the order form and the server look at
 * every price again.
 */
const readTodaysProducts = (): AppThunk<Promise<TodaysProducts>> => async (dispatch, getState) => {
  const { data, error } = await dispatch(
    productReads.endpoints.listProducts.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (!error && data) return { products: data };
  const { products, asOf } = selectCatalogueSnapshot(getState());
  if (asOf !== null) return { products };
  return { products: null, error: error ? queryFailure(error) : { kind: 'unknown', code: 'noResult' } };
};

/** What the order form opens with for these lines. Null where nothing can be ordered. */
function toReorderEntry(lines: readonly ReorderLine[]): OrderRequest | null {
  const items = lines.flatMap(({ product, quantity }) => toOrderSelection(product, quantity) ?? []);
  return items.length === 0 ? null : { items };
}

type State =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'asking'; readonly again: Reorder }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Whether nothing needs to be told: every product, all of it. */
const isWhole = ({ items, leftOut }: Reorder): boolean =>
  leftOut.length === 0 && items.length > 0 && items.every(({ asked, quantity }) => asked === quantity);

type Props = {
  readonly items: readonly ShownItem[];
  /** What the button says, where it is not on the order's own card; and what it is called. */
  readonly said?: { readonly words: string; readonly label: string };
  readonly variant?: ButtonVariant;
};

/** Spec §2: Reorder Items, only when delivered. At today's prices; what cannot be had is named, not forgotten. */
export function ReorderAction({ items, said, variant }: Props) {
  const labels = useLabels(customerLabels).track.reorder;
  const common = useLabels(commonLabels);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const unmounted = useUnmountedRef();

  const go = (again: Reorder) => {
    const entry = toReorderEntry(again.items);
    if (entry) navigate(PATHS.order, { state: entry });
  };

  const start = async () => {
    if (state.kind === 'reading') return;
    setState({ kind: 'reading' });
    const read = await dispatch(readTodaysProducts());
    // Who has gone elsewhere meanwhile stays there.
    if (unmounted.current) return;
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
      <Button
        {...(variant && { variant })}
        className={said ? 'max-w-full px-4!' : ''}
        {...(said && { 'aria-label': said.label })}
        onClick={start}
        aria-disabled={state.kind === 'reading'}
      >
        <RotateCcw aria-hidden className="size-5 shrink-0" />
        <span className="truncate">
          {state.kind === 'reading' ? labels.busy : (said?.words ?? labels.action)}
        </span>
      </Button>
      {state.kind === 'failed' && (
        <Notice tone="bad" urgent>
          {labels.failed} {failureText(state.error, common)}
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
