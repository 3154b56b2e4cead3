// @bundle shop-soon

import type { Product } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import { cartLabels } from '@/i18n/en/cart';
import { useLabels } from '@/i18n/labels';
import { Button } from '@/ui/Button';
import { CartIcon } from './CartIcon';
import { useAddToCart } from './useAddToCart';

type Props = {
  readonly product: Product;
  readonly quantity: number;
  readonly disabled: boolean;
  /** The id of what says why it cannot be had. */
  readonly describedBy: string;
};

/** Puts bottles into the cart. */
export function AddToCart({ product, quantity, disabled, describedBy }: Props) {
  const labels = useLabels(cartLabels);
  const add = useAddToCart();
  return (
    <Button
      variant="secondary"
      className="w-full px-1!"
      disabled={disabled}
      aria-label={labels.addLabel(productLabel(product))}
      aria-describedby={describedBy}
      onClick={() => add(product, quantity)}
    >
      <CartIcon />
      {labels.add}
    </Button>
  );
}
