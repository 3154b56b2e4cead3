import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toOrderSelection } from '@/entities/order/orderSelection';
import { type Product, productLabel, unorderable } from '@/entities/product/product';
import { boundQuantity } from '@/entities/product/quantityRules';
import { mostOrderable } from '@/entities/product/stockRules';
import { useAuth } from '@/entities/user/authContext';
import { PATHS } from '@/shared/paths';
import { useCartText } from '@/shared/text/cartText';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { parseWish } from './wish';

type Props = {
  /** The menu's navigation state. */
  readonly state: unknown;
  readonly products: readonly Product[];
};

/** Offers what a visitor wanted to order before they signed in once more. */
export function WishOffer({ state, products }: Props) {
  const { wish: text } = useCartText();
  const navigate = useNavigate();
  const menu = useLocation();
  const { user } = useAuth().session;
  const [dismissed, setDismissed] = useState(false);
  const wish = parseWish(state);
  const product = wish && products.find(({ id }) => id === wish.productId);
  if (!wish || !product || !user || dismissed) return null;

  const quantity = boundQuantity(wish.quantity, mostOrderable(product));
  const label = productLabel(product);
  /** Coming back to the menu is no reason to offer it again. */
  const settle = () => {
    navigate(menu, { replace: true, state: null });
    setDismissed(true);
  };
  const go = () => {
    settle();
    navigate(PATHS.order, { state: toOrderSelection(product, quantity) });
  };
  const gone = unorderable(product, quantity) !== null;
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{gone ? text.gone(label) : text.heading}</span>
        <span className="flex flex-wrap gap-3">
          {!gone && <Button onClick={go}>{text.offer(quantity, label)}</Button>}
          <Button variant="secondary" onClick={settle}>
            {text.dismiss}
          </Button>
        </span>
      </div>
    </Notice>
  );
}
