import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { loginWithWish } from '@/components/product/loginWithWish';
import { ProductImage } from '@/components/product/ProductImage';
import { QuantityStepper } from '@/components/product/QuantityStepper';
import { mostOrderable, type StockNote, stockNote } from '@/domain/order/placing/stockRules';
import { type OrderSelection, toOrderSelection } from '@/domain/product/orderSelection';
import { pricePerLitre } from '@/domain/product/pricePerLitre';
import { type Product, unorderable } from '@/domain/product/product';
import { nameBesideSize, productLabel } from '@/domain/product/productLabel';
import { boundQuantity } from '@/domain/product/quantityRules';
import type { StorefrontLabels } from '@/i18n/en/storefront';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { sizeText } from '@/lib/number/size';
import { Button, buttonClass } from '@/ui/Button';
import { renderedPart } from '@/ui/lazy/lazyPart';
import { UntilLive } from '@/ui/lazy/UntilLive';

const ORDER_CLASS = 'col-span-full';

/** `AddToCart`, which the first frame does not wait for. */
export const LaterAddToCart = renderedPart(() =>
  import('@/features/storefront/cart/AddToCart').then(part => part.AddToCart),
);

function noteText(note: StockNote, labels: StorefrontLabels['product']): string {
  switch (note.kind) {
    case 'noLongerSold':
      return labels.noLongerSold;
    case 'priceUnavailable':
      return labels.priceUnavailable;
    case 'outOfStock':
      return labels.outOfStock;
    case 'onlyLeft':
      return labels.onlyLeft(note.inStock);
    case 'atMost':
      return labels.atMost(note.quantity);
  }
}

type Props = {
  readonly product: Product;
  readonly headingLevel?: 2 | 3;
  /** Null for a visitor. Keep its identity: a card is drawn again for what changed of it alone. */
  readonly onOrder: ((selection: OrderSelection) => void) | null;
};

/** A product one can order (spec §2): how many, and Order Now. */
export const ProductCard = memo(function ProductCard({ product, headingLevel = 2, onOrder }: Props) {
  const labels = useLabels(storefrontLabels).product;
  const [chosen, setChosen] = useState(1);
  const noteId = useId();

  const max = mostOrderable(product);
  // The stock may fall while the card is on screen.
  const quantity = boundQuantity(chosen, max);
  const refused = unorderable(product, quantity) !== null;
  const note = stockNote(product, quantity);
  const litre = pricePerLitre(product);

  const selection = refused ? null : toOrderSelection(product, quantity);

  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-product={product.id}
      className="group grid h-full grid-cols-[6.5rem_1fr] overflow-hidden rounded-card bg-surface shadow-card sm:grid-cols-1 sm:grid-rows-[auto_1fr_auto]"
    >
      <ProductImage {...product} empty={product.inStock < 1} className="h-full min-h-44 sm:h-64" />
      <div className="flex flex-col gap-1.5 p-4 sm:px-6 sm:pt-5 sm:pb-0">
        <div className="flex items-start justify-between gap-3">
          <Heading className="font-display text-xl leading-snug font-semibold wrap-anywhere sm:text-2xl">
            {nameBesideSize(product)}
          </Heading>
          <span className="shrink-0 rounded-full bg-brand-soft px-2.5 py-0.5 text-sm font-semibold text-brand-strong">
            {sizeText(product.size)}
          </span>
        </div>
        <p className="line-clamp-3 text-ink-soft">{product.description}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2.5 pt-2">
          {product.pricePaise !== null && (
            <span className="text-2xl font-bold tabular-nums">{formatRupees(product.pricePaise)}</span>
          )}
          {litre !== null && (
            <span className="text-sm text-ink-soft tabular-nums">{labels.perLitre(formatRupees(litre))}</span>
          )}
        </p>
        {/* Its line is always there: nothing moves when there is something to say. */}
        <p
          id={noteId}
          aria-live="polite"
          className={`min-h-5 text-sm font-semibold ${refused ? 'text-bad' : 'text-warn'}`}
        >
          {note && noteText(note, labels)}
        </p>
      </div>
      {/* Two beside each other where there is room: the second's place is there before it has been read. */}
      <div className="col-span-full grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,34%),1fr))] items-center gap-x-2 gap-y-3 px-4 pb-4 sm:px-6 sm:pt-3 sm:pb-6">
        <QuantityStepper
          text={labels}
          label={productLabel(product)}
          quantity={quantity}
          max={max}
          describedBy={noteId}
          onChange={setChosen}
        />
        {/* Its place, which is there before it. */}
        <UntilLive className="min-h-11">
          <LaterAddToCart product={product} quantity={quantity} disabled={refused} describedBy={noteId} />
        </UntilLive>
        {selection && !onOrder ? (
          // Spec §2: a visitor signs in first, and comes back to the menu; there it is offered again. It works before any
          // script does.
          <Link
            {...loginWithWish(selection)}
            className={buttonClass('primary', ORDER_CLASS)}
            aria-describedby={noteId}
          >
            {labels.orderNow}
          </Link>
        ) : (
          <Button
            className={ORDER_CLASS}
            disabled={!selection}
            aria-describedby={noteId}
            onClick={() => selection && onOrder?.(selection)}
          >
            {labels.orderNow}
          </Button>
        )}
      </div>
    </article>
  );
});
