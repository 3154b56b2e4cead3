import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_QUANTITY } from '@/entities/order/orderLimits';
import { toOrderSelection } from '@/entities/order/orderSelection';
import { useAuth } from '@/entities/user/authContext';
import { formatRupees } from '@/shared/lib/money';
import { PATHS } from '@/shared/paths';
import type { StorefrontText } from '@/shared/text/en/storefront';
import { useStorefrontText } from '@/shared/text/storefrontText';
import { Button } from '@/shared/ui/Button';
import { ProductImage } from './ProductImage';
import { type Product, productLabel, type Unorderable, unorderable } from './product';
import { QuantityStepper } from './QuantityStepper';
import { boundQuantity } from './quantityRules';

function reasonText(reason: Unorderable, text: StorefrontText['product']): string {
  switch (reason.kind) {
    case 'noLongerSold':
      return text.noLongerSold;
    case 'priceUnavailable':
      return text.priceUnavailable;
    case 'outOfStock':
      return text.outOfStock;
    case 'onlyLeft':
      return text.onlyLeft(reason.inStock);
  }
}

/** From this many bottles down the card says how many are left. */
const FEW_LEFT = 5;

type Props = { readonly product: Product; readonly headingLevel?: 2 | 3 };

/** A product one can order (spec §2): how many, and Order Now. */
export function ProductCard({ product, headingLevel = 2 }: Props) {
  const text = useStorefrontText().product;
  const navigate = useNavigate();
  const { session } = useAuth();
  const [chosen, setChosen] = useState(1);
  const noteId = useId();

  const max = Math.min(product.inStock, MAX_QUANTITY);
  // The stock may fall while the card is on screen.
  const quantity = boundQuantity(chosen, max);
  const reason = unorderable(product, quantity);
  const few = !reason && product.inStock <= FEW_LEFT;
  const note = reason ? reasonText(reason, text) : few ? text.onlyLeft(product.inStock) : null;

  const orderNow = () => {
    const selection = toOrderSelection(product, quantity);
    if (!selection) return;
    // Spec §2: a visitor signs in first, and comes back to the menu.
    if (session.user) navigate(PATHS.order, { state: selection });
    else navigate(PATHS.login, { state: { from: PATHS.menu } });
  };

  const Heading = `h${headingLevel}` as const;
  return (
    <article className="grid h-full grid-cols-[7.5rem_1fr] overflow-hidden rounded-card bg-surface shadow-card sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto]">
      <div className="relative">
        <ProductImage {...product} className="h-full min-h-40 sm:h-56" />
        <span className="absolute top-3 left-3 rounded-full bg-surface px-3 py-1 text-sm font-semibold text-brand-strong shadow-card">
          {product.size}
        </span>
      </div>
      <div className="flex flex-col gap-2 p-4 sm:p-5 sm:pb-0">
        <Heading className="font-display text-xl font-semibold wrap-anywhere">{product.name}</Heading>
        <p className="line-clamp-3 text-sm text-ink-soft sm:text-base">{product.description}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-3 pt-1">
          {product.pricePaise !== null && (
            <span className="text-xl font-bold tabular-nums">{formatRupees(product.pricePaise)}</span>
          )}
          {note && (
            <span id={noteId} className={`text-sm font-semibold ${reason ? 'text-bad' : 'text-warn'}`}>
              {note}
            </span>
          )}
        </p>
      </div>
      <div className="col-span-full flex items-center gap-3 border-t border-line p-4 sm:border-0 sm:p-5">
        <QuantityStepper label={productLabel(product)} quantity={quantity} max={max} onChange={setChosen} />
        <Button
          className="grow px-3!"
          disabled={reason !== null}
          aria-describedby={note ? noteId : undefined}
          onClick={orderNow}
        >
          {text.orderNow}
        </Button>
      </div>
    </article>
  );
}
