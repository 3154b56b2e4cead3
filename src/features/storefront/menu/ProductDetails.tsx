import { useLayoutEffect } from 'react';
import { useAsOf } from '@/components/mirror/useAsOf';
import { ProductImage } from '@/components/product/ProductImage';
import { useTranslated } from '@/components/product/useTranslated';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { pricePerLitre } from '@/domain/product/pricePerLitre';
import { FACTS, type Product } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import type { Catalogue } from '@/features/storefront/catalogue/useCatalogue';
import { commonLabels } from '@/i18n/en/common';
import { productDetailsLabels } from '@/i18n/en/menu/productDetails';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { useOpenInAddress } from '@/ui/dialog/useOpenInAddress';
import { CloseIcon } from '@/ui/icons';
import { LoadingNote } from '@/ui/list/LoadingNote';
import { MenuFailure } from './MenuFailure';
import { PRODUCT_PARAMETER } from './menuRules';
import { ProductControls, useStock } from './ProductCard';

/** What the shop states of the water, and nothing that it does not. */
function ProductFacts({ product }: { readonly product: Product }) {
  const labels = useLabels(productDetailsLabels);
  const { code } = useLabels(commonLabels).language;
  const source = product.translations?.[code]?.source;
  const facts = { ...product.facts, ...(source && { source }) };
  const stated = FACTS.filter(fact => facts[fact]);
  if (stated.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{labels.about}</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {stated.map(fact => (
          <div key={fact} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-ink-soft">{labels.facts[fact]}</dt>
            <dd className="wrap-anywhere tabular-nums">{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type ContentProps = {
  readonly product: Product;
  readonly onOrder: ((selection: OrderSelection) => void) | null;
};

function Content({ product, onOrder }: ContentProps) {
  const labels = useLabels(storefrontLabels).product;
  const { inStock } = useLabels(productDetailsLabels);
  const said = useTranslated(product);
  const stock = useStock(product);
  const { note, refused, noteId } = stock;
  const litre = pricePerLitre(product);
  return (
    <div className="grid gap-5 sm:grid-cols-[14rem_1fr] sm:gap-6">
      <ProductImage {...said} empty={product.inStock < 1} className="h-56 rounded-control sm:h-80" />
      <div className="flex min-w-0 flex-col gap-4">
        <p className="whitespace-pre-line wrap-anywhere text-ink-soft">{said.description}</p>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            {product.pricePaise !== null && (
              <span className="text-2xl font-bold tabular-nums">{formatRupees(product.pricePaise)}</span>
            )}
            {litre !== null && (
              <span className="text-sm text-ink-soft tabular-nums">
                {labels.perLitre(formatRupees(litre))}
              </span>
            )}
          </p>
          <p
            id={noteId}
            aria-live="polite"
            className={`text-sm font-semibold ${refused ? 'text-bad' : note ? 'text-warn' : 'text-good'}`}
          >
            {note || inStock}
          </p>
        </div>
        <div className="flex items-center justify-between gap-2">
          <ProductControls product={product} stock={stock} onOrder={onOrder} />
        </div>
        <ProductFacts product={product} />
      </div>
    </div>
  );
}

type Props = {
  readonly productId: string;
  readonly catalogue: Catalogue;
  readonly onOrder: ((selection: OrderSelection) => void) | null;
};

/**
 * A dialog gives the focus back to what opened it; opened by its address alone, it goes to the product's card. Rendered inside the
 * dialog, so that this runs after the dialog was closed and before it leaves the page.
 */
function FocusToCard({ productId }: Pick<Props, 'productId'>): null {
  useLayoutEffect(
    () => () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !activeElement?.closest('dialog')) return;
      document.querySelector<HTMLElement>(`[data-product="${CSS.escape(productId)}"] a`)?.focus();
    },
    [productId],
  );
  return null;
}

/** A product whole, in a dialog over the menu: also from a shared link, and while the shop cannot be reached. */
export function ProductDetails({ productId, catalogue, onOrder }: Props) {
  const { close } = useOpenInAddress(PRODUCT_PARAMETER);
  const { products, staleSince, loading, error, retry } = catalogue;
  const labels = useLabels(productDetailsLabels);
  const { stale } = useLabels(storefrontLabels).menu;
  const common = useLabels(commonLabels);
  const asOf = useAsOf(staleSince);
  const product = products?.find(({ id, archived }) => id === productId && !archived);

  const said = product && {
    ...product,
    name: product.translations?.[common.language.code]?.name ?? product.name,
  };
  // What is not in an older catalogue may be in the one that is on its way.
  const waiting = !product && !error && (loading || !products);
  const heading = said
    ? productLabel(said)
    : waiting
      ? labels.loading
      : products
        ? labels.unknown
        : labels.failed;
  return (
    <Dialog
      heading={heading}
      wide={product !== undefined}
      startAtHeading
      beside={
        <button
          type="button"
          aria-label={common.close}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
          onClick={close}
        >
          <CloseIcon className="size-5" />
        </button>
      }
      onClose={close}
    >
      <FocusToCard productId={productId} />
      {error && (
        <div className="mb-4">
          <MenuFailure error={error} shown={product !== undefined} onRetry={retry} />
        </div>
      )}
      {product && <Content product={product} onOrder={onOrder} />}
      {product && asOf && <p className="mt-4 text-sm text-ink-soft">{stale(asOf)}</p>}
      {waiting && <LoadingNote label={labels.loading} />}
      {!product && !waiting && products && (
        <>
          <p className="mb-4 text-ink-soft">{labels.unknownHint}</p>
          <Button onClick={close}>{labels.toMenu}</Button>
        </>
      )}
    </Dialog>
  );
}
