// @bundle landing-page

import { Link } from 'react-router-dom';
import { useOrderNow } from '@/components/product/useOrderNow';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import { productReads } from '@/data/product/productReads';
import { ProductCard } from '@/features/storefront/menu/ProductCard';
import { landingLabels } from '@/i18n/en/landing';
import { useLabels } from '@/i18n/labels';
import { PATHS } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { ArrowIcon } from '@/ui/icons';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { landingProducts } from './landingProducts';
import { Shelves } from './Shelves';

const BENEFITS_ID = 'benefits';

/** Spec §2: the first page. It needs no server; where there is one, prices and stock are the shop's of now. */
export function LandingPage() {
  const text = useLabels(landingLabels);
  productReads.endpoints.listProducts.useQuerySubscription();
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const order = useOrderNow();
  return (
    <>
      <Hero learnMoreId={BENEFITS_ID} />
      <section className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 sm:py-24">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="font-display text-title font-semibold tracking-tight">{text.popular}</h2>
            <p className="mt-2 text-lg text-ink-soft">{text.popularLead}</p>
          </div>
          <Link
            to={PATHS.menu}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline"
          >
            {text.seeMenu}
            <ArrowIcon />
          </Link>
        </div>
        <ul id="products" className="mt-8 grid gap-5 md:grid-cols-3">
          {landingProducts(products, text.descriptions).map(product => (
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
