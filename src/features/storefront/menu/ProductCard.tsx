import { memo, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { loginWithWish } from '@/components/product/loginWithWish';
import { ProductImage } from '@/components/product/ProductImage';
import { useTranslated } from '@/components/product/useTranslated';
import { maxOrderable, type StockNote, stockNote } from '@/domain/order/placing/stockRules';
import { type OrderSelection, toOrderSelection } from '@/domain/product/orderSelection';
import { pricePerLitre } from '@/domain/product/pricePerLitre';
import { type Product, unavailableReason } from '@/domain/product/product';
import { nameBesideSize } from '@/domain/product/productLabel';
import { boundQuantity } from '@/domain/product/quantityRules';
import { useInCart } from '@/features/storefront/cart/useCart';
import type { StorefrontLabels } from '@/i18n/en/storefront';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { sizeText } from '@/lib/number/size';
import { PATHS } from '@/lib/paths';
import { buttonClass } from '@/ui/Button';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { InertUntilHydrated } from '@/ui/lazy/InertUntilHydrated';
import { renderedPart } from '@/ui/lazy/lazyPart';

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

type OnOrder = (selection: OrderSelection) => void;

/** What is to be said of a product's stock, beside how many of it are in the cart; and the id of the element that says it. */
export function useStock(product: Product) {
  const labels = useLabels(storefrontLabels).product;
  const inCart = useInCart(product.id);
  const noteId = useId();
  // The stock may fall while the card is on screen.
  const quantity = boundQuantity(inCart, maxOrderable(product));
  const note = stockNote(product, quantity);
  const refused = unavailableReason(product, quantity) !== null;
  return { inCart, noteId, quantity, refused, note: note && noteText(note, labels) };
}

type ControlsProps = {
  readonly product: Product;
  readonly stock: ReturnType<typeof useStock>;
  /** Null for a visitor. */
  readonly onOrder: OnOrder | null;
};

/** Order Now, which orders as many as are in the cart, and one where there are none; and how many are in the cart. */
export function ProductControls({ product, stock, onOrder }: ControlsProps) {
  const labels = useLabels(storefrontLabels).product;
  const { noteId, inCart, quantity, refused } = stock;
  const selection = refused ? null : toOrderSelection(product, quantity);
  return (
    <>
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
      {/* Reserves the space, so that nothing moves when it loads. */}
      <InertUntilHydrated className="min-h-11 w-30 shrink-0">
        <LaterAddToCart product={product} disabled={refused} describedBy={noteId} />
      </InertUntilHydrated>
    </>
  );
}

type DetailsLinkProps = { readonly productId: string; readonly children: ReactNode };

/** Opens a product's details over the menu as it is. The whole card is its target, but for the controls. */
function DetailsLink({ productId, children }: DetailsLinkProps) {
  const { pathname, search } = useLocation();
  const query = pathname === PATHS.menu && search ? `${search}&` : '?';
  return (
    <Link
      to={`${PATHS.menu}${query}product=${encodeURIComponent(productId)}`}
      state={OPENED_FROM_PAGE}
      className="after:absolute after:inset-0"
    >
      {children}
    </Link>
  );
}

type Props = {
  readonly product: Product;
  readonly headingLevel?: 2 | 3;
  /** Null for a visitor. Keep its identity: a card is drawn again for what changed of it alone. */
  readonly onOrder: OnOrder | null;
};

/** A product one can order (spec §2), and the way to its details. */
export const ProductCard = memo(function ProductCard({ product, headingLevel = 2, onOrder }: Props) {
  const labels = useLabels(storefrontLabels).product;
  const said = useTranslated(product);
  const stock = useStock(product);
  const { noteId, note } = stock;
  const litre = pricePerLitre(product);

  const Heading = `h${headingLevel}` as const;
  return (
    <article data-product={product.id} className="product-card group">
      <ProductImage {...said} empty={product.inStock < 1} className="h-full min-h-28 contain-size sm:h-48" />
      <div className="flex min-w-0 flex-col px-3 py-1 sm:gap-2 sm:p-5 sm:pt-4">
        <div className="flex items-start justify-between gap-2">
          <Heading className="product-name">
            <DetailsLink productId={product.id}>{nameBesideSize(said)}</DetailsLink>
          </Heading>
          <span className="product-size">{sizeText(product.size)}</span>
        </div>
        {/* In one place: nothing moves when there is something to say. */}
        <p className="line-clamp-1 min-h-5 text-sm max-sm:-mb-1 text-ink-soft sm:line-clamp-2 sm:min-h-10">
          <span
            id={noteId}
            aria-live="polite"
            className={`font-semibold ${stock.refused ? 'text-bad' : 'text-warn'}`}
          >
            {note}
          </span>
          {note && ' · '}
          <span>{said.description}</span>
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
        <div className="relative mt-auto flex items-center justify-between gap-2">
          <ProductControls product={product} stock={stock} onOrder={onOrder} />
        </div>
      </div>
    </article>
  );
});
