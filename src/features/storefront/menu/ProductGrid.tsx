import { useOrderNow } from '@/components/product/useOrderNow';
import type { Product } from '@/domain/product/product';
import { ProductCard } from './ProductCard';

const GRID_CLASS = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

type Props = { readonly products: readonly Product[] };

export function ProductGrid({ products }: Props) {
  const order = useOrderNow();
  return (
    <ul id="products" className={`cards ${GRID_CLASS}`}>
      {products.map(product => (
        <li key={product.id}>
          <ProductCard product={product} onOrder={order} />
        </li>
      ))}
    </ul>
  );
}

const PLACES = [1, 2, 3, 4, 5, 6];

/** Boxes of a card's size where cards will be, so that nothing jumps when they come. */
export function ProductGridSkeleton() {
  return (
    <div aria-hidden className={GRID_CLASS}>
      {PLACES.map(place => (
        <div
          key={place}
          className="grid animate-pulse grid-cols-[6.5rem_1fr] overflow-hidden rounded-card bg-surface shadow-card sm:grid-cols-1"
        >
          <div className="min-h-44 bg-linear-to-b from-sunken to-surface sm:h-64" />
          <div className="flex flex-col gap-3 p-4 sm:px-6">
            <div className="h-7 w-2/3 rounded bg-sunken" />
            <div className="h-5 rounded bg-sunken" />
            <div className="h-5 w-4/5 rounded bg-sunken" />
            <div className="mt-auto h-8 w-2/5 rounded bg-sunken" />
          </div>
          <div className="col-span-full mx-4 mb-4 h-25 rounded-control bg-sunken sm:mx-6 sm:mt-3 sm:mb-6" />
        </div>
      ))}
    </div>
  );
}
