import { NavLink } from 'react-router-dom';
import { CartIcon } from '@/entities/cart/CartIcon';
import { bottlesIn } from '@/entities/cart/cartRules';
import { useCart } from '@/entities/cart/useCart';
import { PATHS } from '@/shared/paths';
import { useCartText } from '@/shared/text/cartText';

/** From here on only that there are many fits. */
const MANY = 99;

type Props = { readonly onClick: () => void };

/** The way to the cart, with how many bottles are in it. */
export function CartLink({ onClick }: Props) {
  const text = useCartText();
  const bottles = bottlesIn(useCart().lines);
  return (
    <NavLink
      to={PATHS.cart}
      aria-label={text.link(bottles)}
      onClick={onClick}
      className="relative grid size-11 place-items-center rounded-control text-brand hover:bg-brand-soft aria-[current=page]:bg-brand-soft"
    >
      <CartIcon className="size-6" />
      {bottles > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-bold text-on-brand tabular-nums"
        >
          {bottles > MANY ? `${MANY}+` : bottles}
        </span>
      )}
    </NavLink>
  );
}
