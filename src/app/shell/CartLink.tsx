// @bundle shop-soon

import { useEffect } from 'react';
import { NavLink } from 'react-router-dom';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { bottlesIn, countText } from '@/domain/cart/cartRules';
import { CartIcon } from '@/features/storefront/cart/CartIcon';
import {
  PRE_HYDRATION_ADDITIONS,
  takePreHydrationAdditions,
} from '@/features/storefront/cart/preHydrationAdditions';
import { useAddToCart } from '@/features/storefront/cart/useAddToCart';
import { useCart } from '@/features/storefront/cart/useCart';
import { cartLabels } from '@/i18n/en/cart';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

type Props = { readonly onClick: () => void };

/** Puts into the cart what was asked for before the app was there (ADR 17). */
function usePreHydrationAdditions(): void {
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const dispatch = useAppDispatch();
  const add = useAddToCart();
  useEffect(() => {
    const take = () => {
      for (const { productId, quantity } of dispatch(
        takePreHydrationAdditions(products.map(({ id }) => id)),
      )) {
        const product = products.find(({ id }) => id === productId);
        if (product) add(product, quantity);
      }
    };
    take();
    globalThis.addEventListener(PRE_HYDRATION_ADDITIONS, take);
    return () => globalThis.removeEventListener(PRE_HYDRATION_ADDITIONS, take);
  }, [products, dispatch, add]);
}

/** The way to the cart, with how many bottles are in it. */
export function CartLink({ onClick }: Props) {
  const labels = useLabels(cartLabels);
  const bottles = bottlesIn(useCart().lines);
  usePreHydrationAdditions();
  return (
    <NavLink
      to={PATHS.cart}
      aria-label={labels.link(bottles)}
      onClick={onClick}
      className="relative grid size-11 place-items-center rounded-control text-brand hover:bg-brand-soft aria-[current=page]:bg-brand-soft"
    >
      <CartIcon className="size-6" />
      <span
        aria-hidden
        hidden={bottles === 0}
        className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-bold text-on-brand tabular-nums"
      >
        {countText(bottles)}
      </span>
    </NavLink>
  );
}
