import { MAX_PRODUCTS } from '@/entities/order/orderLimits';
import type { Product } from '@/entities/product/product';
import { productLabel } from '@/entities/product/product';
import { useAppDispatch } from '@/shared/redux/hooks';
import { useCartText } from '@/shared/text/cartText';
import { Button } from '@/shared/ui/Button';
import { showToast } from '@/shared/ui/toast';
import { CartIcon } from './CartIcon';
import { addition } from './cartRules';
import { putInCart } from './cartSlice';
import { useCart } from './useCart';

type Props = {
  readonly product: Product;
  readonly quantity: number;
  readonly disabled: boolean;
  /** The id of what says why it cannot be had. */
  readonly describedBy: string;
};

/** One word on the cart at a time: the last. */
const TOAST = 'cart';

/** Puts bottles into the cart, and says what it holds now. */
export function AddToCart({ product, quantity, disabled, describedBy }: Props) {
  const text = useCartText();
  const dispatch = useAppDispatch();
  const { lines, ownerId } = useCart();
  const label = productLabel(product);

  const add = () => {
    const added = addition(lines, product, quantity);
    if (!added) return;
    if (added.kind === 'full') {
      void showToast('error', text.full(MAX_PRODUCTS), TOAST);
      return;
    }
    dispatch(putInCart({ line: added.line, ownerId }));
    const words = added.kind === 'added' ? text.added : text.atMost;
    void showToast(added.kind === 'added' ? 'success' : 'error', words(added.line.quantity, label), TOAST);
  };

  return (
    <Button
      variant="secondary"
      className="w-full px-3! whitespace-nowrap"
      disabled={disabled}
      aria-label={text.addLabel(label)}
      aria-describedby={describedBy}
      onClick={add}
    >
      <CartIcon />
      {text.add}
    </Button>
  );
}
