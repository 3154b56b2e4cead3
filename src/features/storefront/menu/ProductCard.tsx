import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { loginWithWish } from '@/components/product/loginWithWish';
import { ProductImage } from '@/components/product/ProductImage';
import { mostOrderable, type StockNote, stockNote } from '@/domain/order/placing/stockRules';
import { type OrderSelection, toOrderSelection } from '@/domain/product/orderSelection';
import { pricePerLitre } from '@/domain/product/pricePerLitre';
import { type Product, unorderable } from '@/domain/product/product';
import { nameBesideSize } from '@/domain/product/productLabel';
import { boundQuantity } from '@/domain/product/quantityRules';
import { useInCart } from '@/features/storefront/cart/useCart';
import type { StorefrontLabels } from '@/i18n/en/storefront';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { sizeText } from '@/lib/number/size';
import { buttonClass } from '@/ui/Button';
import { renderedPart } from '@/ui/lazy/lazyPart';
import { UntilLive } from '@/ui/lazy/UntilLive';

/** The quieter of a card's two controls. */
const ORDER_CLASS = buttonClass('quiet', '-ml-1 px-1! py-0! leading-tight max-sm:text-sm! sm:-ml-3 sm:px-3!');

/** `AddToCart`, which the first frame does not wait for. */
export const LaterAddToCart = renderedPart(() =>
  import('@/features/storefront/cart/AddToCart').then(part => part.AddToCart),
);

function noteText(note: StockNote, labels: StorefrontLabels['product']): string {
  if (note.kind === 'onlyLeft') return labels.onlyLeft(note.inStock);
  return note.kind === 'atMost' ? labels.atMost(note.quantity) : labels[note.kind];
}

type Props = {
  readonly product: Product;
  readonly headingLevel?: 2 | 3;
  /** Null for a visitor. Keep its identity: a card is drawn again for what changed of it alone. */
  readonly onOrder: ((selection: OrderSelection) => void) | null;
};

/**
 * A product one can order (spec §2): how many are in the cart, and Order Now, which orders as many, and one where there are
 * none.
 */
export const ProductCard = memo(function ProductCard({ product, headingLevel = 2, onOrder }: Props) {
  const labels = useLabels(storefrontLabels).product;
  const inCart = useInCart(product.id);
  const noteId = useId();

  // The stock may fall while the card is on screen.
  const quantity = boundQuantity(inCart, mostOrderable(product));
  const refused = unorderable(product, quantity) !== null;
  const note = stockNote(product, quantity);
  const litre = pricePerLitre(product);

  const selection = refused ? null : toOrderSelection(product, quantity);

  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-product={product.id}
      className="group grid h-full grid-cols-[5.5rem_1fr] overflow-hidden rounded-card bg-surface shadow-card sm:grid-cols-1 sm:grid-rows-[auto_1fr]"
    >
      <ProductImage
        {...product}
        empty={product.inStock < 1}
        className="h-full min-h-31 contain-size sm:h-48"
      />
      <div className="flex min-w-0 flex-col px-3 py-2 sm:gap-2 sm:p-5 sm:pt-4">
        <div className="flex items-start justify-between gap-2">
          <Heading className="font-display text-base leading-snug font-semibold tracking-tight wrap-anywhere sm:text-xl xl:text-lg">
            {nameBesideSize(product)}
          </Heading>
          <span className="shrink-0 rounded-full bg-brand-soft px-2 text-sm leading-snug font-semibold text-brand-strong sm:mt-0.5 sm:py-0.5">
            {sizeText(product.size)}
          </span>
        </div>
        {/* In one place: nothing moves when there is something to say. */}
        <p className="line-clamp-1 min-h-5 text-sm text-ink-soft sm:line-clamp-2 sm:min-h-10">
          <span
            id={noteId}
            aria-live="polite"
            className={`font-semibold ${refused ? 'text-bad' : 'text-warn'}`}
          >
            {note && noteText(note, labels)}
          </span>
          {note && ' · '}
          <span>{product.description}</span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          {product.pricePaise !== null && (
            <span className="text-lg leading-6 font-bold tabular-nums sm:text-2xl">
              {formatRupees(product.pricePaise)}
            </span>
          )}
          {litre !== null && (
            <span className="text-sm text-ink-soft tabular-nums">{labels.perLitre(formatRupees(litre))}</span>
          )}
        </p>
        <div className="mt-auto flex items-center justify-between gap-2">
          {selection && !onOrder ? (
            // Spec §2: a visitor signs in first, and comes back to the menu; there it is offered again. It works before any
            // script does.
            <Link {...loginWithWish(selection)} className={ORDER_CLASS} aria-describedby={noteId}>
              {labels.orderNow}
            </Link>
          ) : (
            <button
              type="button"
              className={ORDER_CLASS}
              disabled={!selection}
              aria-describedby={noteId}
              onClick={() => selection && onOrder?.(inCart ? { ...selection, fromCart: true } : selection)}
            >
              {labels.orderNow}
            </button>
          )}
          {/* Its place, which is there before it. */}
          <UntilLive className="min-h-11 w-30 shrink-0">
            <LaterAddToCart product={product} disabled={refused} describedBy={noteId} />
          </UntilLive>
        </div>
      </div>
    </article>
  );
});
