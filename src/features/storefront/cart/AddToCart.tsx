// @bundle shop-soon

import { useLayoutEffect, useRef, useState } from 'react';
import { QuantityStepper } from '@/components/product/QuantityStepper';
import { useTranslated } from '@/components/product/useTranslated';
import { maxOrderable } from '@/domain/order/placing/stockRules';
import type { Product } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import { cartLabels } from '@/i18n/en/cart';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { leftCart } from './cartSlice';
import { useAddToCart } from './useAddToCart';
import { useInCart } from './useCart';

type Props = {
  readonly product: Product;
  readonly disabled: boolean;
  /** The id of what says why it cannot be had. */
  readonly describedBy: string;
};

/** Puts a bottle into the cart; from then on it counts how many of it there are. */
export function AddToCart({ product, disabled, describedBy }: Props) {
  const text = useLabels(cartLabels);
  const words = useLabels(storefrontLabels).product;
  const dispatch = useAppDispatch();
  const add = useAddToCart();
  const quantity = useInCart(product.id);
  const [said, say] = useState('');
  const label = productLabel(useTranslated(product));

  // The control that was pressed makes room for another, which takes its focus.
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const counts = quantity > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has taken the place of the other
  useLayoutEffect(() => {
    const buttons = place.current?.querySelectorAll<HTMLButtonElement>('button:not([disabled])');
    // Where none can be added any more, their place.
    if (pressed.current) ([...(buttons ?? [])].at(-1) ?? place.current)?.focus();
    pressed.current = false;
  }, [counts]);

  const begin = () => {
    pressed.current = true;
    say(add(product, 1));
  };
  const remove = () => {
    pressed.current = true;
    dispatch(leftCart([product.id]));
    say(text.removed(label));
  };
  return (
    <div ref={place} tabIndex={-1}>
      {counts ? (
        <QuantityStepper
          text={words}
          label={label}
          quantity={quantity}
          max={disabled ? 0 : maxOrderable(product)}
          describedBy={describedBy}
          onChange={wanted => say(add(product, wanted - quantity))}
          removal={{ label: text.removeLabel(label), onRemove: remove }}
        />
      ) : (
        <Button
          className="w-full px-1!"
          disabled={disabled}
          aria-label={text.addLabel(label)}
          aria-describedby={describedBy}
          onClick={begin}
        >
          {text.add}
        </Button>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </div>
  );
}
