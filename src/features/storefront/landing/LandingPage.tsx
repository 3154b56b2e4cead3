// @bundle landing-page

import { Link } from 'react-router-dom';
import { BottleArt } from '@/components/product/BottleArt';
import { useOrderNow } from '@/components/product/useOrderNow';
import { useCatalogue } from '@/features/storefront/catalogue/useCatalogue';
import { ProductCard } from '@/features/storefront/menu/ProductCard';
import { landingLabels } from '@/i18n/en/landing';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { ArrowIcon } from '@/ui/icons';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Hero } from './Hero';
import { landingProducts } from './landingProducts';
import { DropIcon, LeafIcon, TruckIcon } from './promiseIcons';

/** The four kinds of bottle, smallest first, each with the size that stands for it. */
const SHELVES = [
  { category: 'compact', size: '250ml', background: 'bg-good-soft' },
  { category: 'essential', size: '750ml', background: 'bg-info-soft' },
  { category: 'premium', size: '2L', background: 'bg-brand-soft' },
  { category: 'eawa', size: '20L', background: 'bg-accent-soft' },
] as const;

/** Ways into the menu, by what the water is for. */
function Shelves() {
  const labels = useLabels(landingLabels);
  const { categories } = useLabels(storefrontLabels).menu;
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
        <h2 className="font-display text-title font-semibold tracking-tight">{labels.sizes}</h2>
        <p className="mt-2 text-lg text-ink-soft">{labels.sizesLead}</p>
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {SHELVES.map(({ category, size, background }) => (
            <li key={category}>
              <Link
                to={`${PATHS.menu}?category=${category}`}
                className={`group flex h-full flex-col rounded-card p-4 sm:p-6 ${background}`}
              >
                <BottleArt
                  size={size}
                  category={category}
                  className="h-36 self-center transition-transform duration-300 ease-settle group-hover:-translate-y-1.5 sm:h-56"
                />
                <span className="mt-4 flex items-center justify-between gap-2 font-display text-xl font-semibold">
                  {categories[category]}
                  <ArrowIcon className="size-5 shrink-0" />
                </span>
                <span className="mt-1 text-sm sm:text-base">{labels.shelves[category]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const BENEFITS = [
  { key: 'pure', Icon: DropIcon },
  { key: 'fast', Icon: TruckIcon },
  { key: 'eco', Icon: LeafIcon },
] as const;

type Props = { readonly id: string };

/** What Learn More leads to. */
function Benefits({ id }: Props) {
  const labels = useLabels(landingLabels);
  return (
    <section id={id} tabIndex={-1} className="outline-none">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="font-display text-title font-semibold tracking-tight">{labels.benefits}</h2>
          <p className="mt-2 text-lg text-ink-soft">{labels.benefitsLead}</p>
        </div>
        <ul className="flex flex-col">
          {BENEFITS.map(({ key, Icon }) => (
            <li key={key} className="flex gap-5 border-t border-line py-6 first:border-0 first:pt-0 sm:gap-8">
              <Icon className="size-9 shrink-0 text-brand" />
              <div>
                <h3 className="font-display text-2xl font-semibold">{labels[key].heading}</h3>
                <p className="mt-1.5 max-w-prose text-lg text-ink-soft">{labels[key].body}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const OrderAgain = lazyPart(() =>
  import('@/features/storefront/myOrders/reorder/OrderAgain').then(part => part.OrderAgain),
);

const BENEFITS_ID = 'benefits';

/** Spec §2: the first page. It needs no server; where there is one, prices and stock are the shop's of now. */
export function LandingPage() {
  const labels = useLabels(landingLabels);
  const { products } = useCatalogue();
  const order = useOrderNow();
  return (
    <>
      <Hero learnMoreId={BENEFITS_ID}>{order && <OrderAgain named />}</Hero>
      <section className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="font-display text-title font-semibold tracking-tight">{labels.popular}</h2>
            <p className="mt-2 text-lg text-ink-soft">{labels.popularLead}</p>
          </div>
          <Link
            to={PATHS.menu}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
          >
            {labels.seeMenu}
            <ArrowIcon />
          </Link>
        </div>
        <ul id="products" className="mt-8 grid gap-3 sm:gap-5 md:grid-cols-3">
          {landingProducts(products, labels.descriptions).map(product => (
            <li key={product.id}>
              <ProductCard product={product} headingLevel={3} onOrder={order} />
            </li>
          ))}
        </ul>
      </section>
      <Shelves />
      <Benefits id={BENEFITS_ID} />
    </>
  );
}
