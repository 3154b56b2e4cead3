// @bundle shop-soon

import { Link, useLocation } from 'react-router-dom';
import { bottlesIn } from '@/domain/cart/cartRules';
import type { OrderItem } from '@/domain/order/order';
import { unavailableReason } from '@/domain/product/product';
import { useCatalogue } from '@/features/storefront/catalogue/useCatalogue';
import { cartLabels } from '@/i18n/en/cart';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { PATHS } from '@/lib/paths';
import { useCart } from './useCart';

/** Where bottles are chosen. */
const CHOOSING: readonly string[] = [PATHS.landing, PATHS.menu];

/** On a phone: what of the cart can be ordered, and the way there, in reach of the thumb while bottles are chosen. */
export function CartBar() {
  const { lines } = useCart();
  const { pathname } = useLocation();
  return lines.length > 0 && CHOOSING.includes(pathname) ? <Bar lines={lines} /> : null;
}

type Props = { readonly lines: readonly OrderItem[] };

function Bar({ lines }: Props) {
  const labels = useLabels(cartLabels);
  const { products } = useCatalogue();
  // What the cart would order. `cartView` knows more of a line than this, and no first screen has its code.
  const items = lines.flatMap(line => {
    const product = products?.find(({ id }) => id === line.productId);
    if (products && unavailableReason(product, line.quantity)) return [];
    return [{ ...line, pricePaise: product?.pricePaise ?? line.pricePaise }];
  });
  const totalPaise = items.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0);
  return (
    <aside data-bottom-bar className="sticky bottom-0 z-30 px-3 pb-2 sm:hidden">
      <Link
        to={PATHS.cart}
        className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-on-brand/40 bg-brand px-4 font-semibold text-on-brand shadow-raised hover:bg-brand-strong"
      >
        <span className="tabular-nums">
          {items.length === 0 ? labels.barNothing : labels.bar(bottlesIn(items), formatRupees(totalPaise))}
        </span>
        <span>{labels.view} →</span>
      </Link>
    </aside>
  );
}
