import { ProductCard } from '@/entities/product/ProductCard';
import type { Product } from '@/entities/product/product';

const GRID_CLASS = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

type Props = { readonly products: readonly Product[] };

export function ProductGrid({ products }: Props) {
  return (
    <ul className={GRID_CLASS}>
      {products.map(product => (
        <li key={product.id}>
          <ProductCard product={product} />
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
          className="grid min-h-60 animate-pulse grid-cols-[7.5rem_1fr] overflow-hidden rounded-card bg-surface shadow-card sm:min-h-112 sm:grid-cols-1 sm:grid-rows-[14rem_1fr]"
        >
          <div className="bg-sunken" />
          <div className="flex flex-col gap-3 p-5">
            <div className="h-6 w-2/3 rounded bg-sunken" />
            <div className="h-4 rounded bg-sunken" />
            <div className="h-4 w-4/5 rounded bg-sunken" />
            <div className="mt-auto h-11 rounded-control bg-sunken" />
          </div>
        </div>
      ))}
    </div>
  );
}
