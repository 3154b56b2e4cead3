import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import { maxOrderable } from '@/domain/order/placing/stockRules';
import { toOrderSelection } from '@/domain/product/orderSelection';
import { type Product, unavailableReason } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import { boundQuantity } from '@/domain/product/quantityRules';
import { translated } from '@/domain/product/translated';
import { useInCart } from '@/features/storefront/cart/useCart';
import { cartLabels } from '@/i18n/en/cart';
import { commonLabels } from '@/i18n/en/common';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAuth } from '@/store/session/authContext';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** What a visitor wanted to order before they signed in. */
type Wish = { readonly productId: string; readonly quantity: number };

const schema = v.object({
  wish: v.object({
    product: v.object({ id: v.string() }),
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
  }),
});

/** Reads the menu's navigation state; null where nobody wished for anything. */
function parseWish(state: unknown): Wish | null {
  const parsed = v.safeParse(schema, state);
  if (!parsed.success) return null;
  const { product, quantity } = parsed.output.wish;
  return { productId: product.id, quantity };
}

type Props = {
  /** The menu's navigation state. */
  readonly state: unknown;
  readonly products: readonly Product[];
  /** There is nothing to offer, or nothing any more. */
  readonly onSettled: () => void;
};

/** Offers what a visitor wanted to order before they signed in once more. */
export function WishOffer({ state, products, onSettled }: Props) {
  const { wish: labels } = useLabels(cartLabels);
  const { code } = useLabels(commonLabels).language;
  const navigate = useNavigate();
  const menu = useLocation();
  const { user } = useAuth().session;
  const wish = parseWish(state);
  const product = wish && products.find(({ id }) => id === wish.productId);
  const inCart = useInCart(wish?.productId ?? '');
  useEffect(() => {
    if (!product) onSettled();
  }, [product, onSettled]);
  if (!wish || !product || !user) return null;

  const quantity = boundQuantity(wish.quantity, maxOrderable(product));
  const label = productLabel(translated(product, code));
  /** Coming back to the menu is no reason to offer it again. */
  const settle = () => {
    navigate(menu, { replace: true, state: null });
    onSettled();
  };
  const go = () => {
    settle();
    navigate(PATHS.order, {
      state: { ...toOrderSelection(product, quantity), ...(inCart > 0 && { fromCart: true }) },
    });
  };
  const gone = unavailableReason(product, quantity) !== null;
  return (
    <Notice tone="info">
      <div className="flex flex-col justify-between gap-x-6 gap-y-3 sm:flex-row sm:items-center">
        {/* Two lines high, whatever is in them: below it nothing moves. */}
        <p className="line-clamp-2 min-h-12 content-center">
          {gone ? labels.gone(label) : labels.asked(quantity, label)}
        </p>
        <div className="flex shrink-0 gap-3 *:grow">
          {!gone && (
            <Button aria-label={labels.offer(quantity, label)} onClick={go}>
              {labels.go}
            </Button>
          )}
          <Button variant="secondary" onClick={settle}>
            {labels.dismiss}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
