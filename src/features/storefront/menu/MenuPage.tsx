// @bundle menu-page

import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAsOf } from '@/components/mirror/useAsOf';
import { useOrderNow } from '@/components/product/useOrderNow';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { Product } from '@/domain/product/product';
import { useCatalogue } from '@/features/storefront/catalogue/useCatalogue';
import { commonLabels } from '@/i18n/en/common';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { formatDateTime } from '@/lib/time/dates';
import { useAuth } from '@/store/session/authContext';
import { useHydrated } from '@/ui/lazy/hydration';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { PageHeading } from '@/ui/PageHeading';
import { useAddressParams } from '@/ui/useAddressParams';
import { MenuControls } from './MenuControls';
import { type MenuView, offeredFilters, parseMenuView, toSearchParams, viewProducts } from './menuRules';
import { ProductCard } from './ProductCard';

const GRID_CLASS = 'grid gap-1.5 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4';

type Props = {
  readonly products: readonly Product[];
  readonly onOrder: ((selection: OrderSelection) => void) | null;
};

function ProductGrid({ products, onOrder }: Props) {
  return (
    <ul id="products" className={`cards ${GRID_CLASS}`}>
      {products.map(product => (
        <li key={product.id}>
          <ProductCard product={product} onOrder={onOrder} />
        </li>
      ))}
    </ul>
  );
}

const PLACES = [...'12345678'];

/** Boxes of a card's size where cards will be, so that nothing jumps when they come. */
function ProductGridSkeleton() {
  return (
    <div aria-hidden className={GRID_CLASS}>
      {PLACES.map(place => (
        <div key={place} className="h-28.5 animate-pulse rounded-card bg-surface shadow-card sm:h-97" />
      ))}
    </div>
  );
}

const load = () => import('./menuParts').then(({ menuParts }) => menuParts);

type Found = (product: Product) => boolean;
type Search = (search: string) => Found;

/** All there is until the search's code has come, or where it cannot be had. */
const byName: Search =
  search =>
  ({ name }) =>
    name.toLowerCase().includes(search.trim().toLowerCase());

/** Which products are searched for. The code that knows Hindi and other spellings comes with the first letter. */
function useSearch(search: string): Found {
  const [parse, setParse] = useState<Search>(() => byName);
  const asked = search !== '' && parse === byName;
  useEffect(() => {
    if (!asked) return;
    load().then(
      part => setParse(() => part.parseSearch),
      () => {},
    );
  }, [asked]);
  return parse(search);
}

const OrderAgain = lazyPart(() =>
  import('@/features/storefront/myOrders/reorder/OrderAgain').then(part => part.OrderAgain),
);
const WishOffer = lazyPart(() => load().then(part => part.WishOffer));
// On most visits there is something.
const EmptyMenu = lazyPart(() => load().then(part => part.EmptyMenu));
const MenuFailure = lazyPart(() => load().then(part => part.MenuFailure));
const ProductDetails = lazyPart(() => load().then(part => part.ProductDetails));

/** Spec §2: the menu. Filter, order and search live in the address, so that they survive a reload and can be shared. */
export function MenuPage() {
  const labels = useLabels(storefrontLabels).menu;
  const common = useLabels(commonLabels);
  const [params, setParams] = useAddressParams();
  // As the page opened: filtering makes a new history entry.
  const [state, setState] = useState(useLocation().state);
  const order = useOrderNow();
  const known = useAuth().session.user !== null;
  const view = parseMenuView(params);
  const catalogue = useCatalogue();
  const { products, staleSince, loading, error, retry } = catalogue;
  // Not before hydration: the rendered page cannot know today's date.
  const asOf = useAsOf(useHydrated() ? staleSince : null);
  const found = useSearch(view.search);
  const shown = products && viewProducts(products, view, found, common.language.code);
  const change = useCallback(
    (changed: Partial<MenuView>) =>
      setParams(current => toSearchParams({ ...parseMenuView(current), ...changed }), { replace: true }),
    [setParams],
  );
  const search = useCallback((typed: string) => change({ search: typed }), [change]);

  return (
    <>
      <div aria-hidden className="absolute inset-x-0 -z-10 h-28 bg-linear-to-b from-sky sm:h-48 lg:h-72" />
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-1.5 px-4 pt-2 pb-8 sm:gap-6 sm:px-6 sm:py-10">
        <div className="flex min-h-9 items-end justify-between gap-2">
          <div>
            <PageHeading
              title={labels.heading}
              className="text-[1.75rem] leading-9 whitespace-nowrap sm:text-title"
            />
            <p className="mt-2 text-lg text-ink-soft max-sm:hidden">{labels.lead}</p>
          </div>
          <div
            className={`${known ? 'h-9' : 'h-8'} min-w-0 grow text-right text-xs leading-4 text-ink-soft sm:h-auto sm:min-h-10 sm:text-sm`}
          >
            {known && (
              <div className="peer min-h-11 max-sm:-mt-1.5 max-sm:empty:hidden sm:mb-1">
                <OrderAgain />
              </div>
            )}
            <p role="status" className={known ? 'max-sm:sr-only' : ''}>
              {/* A new element for the new text: changed in place, right-aligned text would count as a layout shift. */}
              <span key={shown ? 1 : 0}>
                {shown ? labels.count(shown.length) : !error && loading ? labels.loading : ''}
              </span>
            </p>
            {staleSince && (
              // On a phone there is room for one of the two.
              <p key={asOf} id="menu-date" className="max-sm:peer-not-empty:sr-only">
                {labels.stale(asOf ?? formatDateTime(staleSince, common.language))}
              </p>
            )}
          </div>
        </div>
        {/* Reserves the space, so that nothing moves when it loads. */}
        {state && (
          <div className="min-h-33 sm:min-h-19">
            {products && <WishOffer state={state} products={products} onSettled={() => setState(null)} />}
          </div>
        )}
        <MenuControls
          filters={offeredFilters(products, view.filter)}
          view={view}
          onChange={change}
          onSearch={search}
        />

        {error && <MenuFailure error={error} shown={!!shown} onRetry={retry} />}

        {!shown && !error && loading && <ProductGridSkeleton />}
        {shown && shown.length > 0 && <ProductGrid products={shown} onOrder={order} />}
        {shown && shown.length === 0 && <EmptyMenu view={view} onChange={change} />}
        {view.product && <ProductDetails productId={view.product} catalogue={catalogue} onOrder={order} />}
      </div>
    </>
  );
}
