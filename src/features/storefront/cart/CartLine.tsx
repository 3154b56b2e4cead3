import { ProductImage } from '@/entities/product/ProductImage';
import { productLabel, type Unorderable } from '@/entities/product/product';
import { QuantityStepper } from '@/entities/product/QuantityStepper';
import { mostOrderable } from '@/entities/product/stockRules';
import { formatRupees } from '@/shared/lib/money';
import { useCartText } from '@/shared/text/cartText';
import type { CartText } from '@/shared/text/en/cart';
import { useStorefrontText } from '@/shared/text/storefrontText';
import { Button } from '@/shared/ui/Button';
import type { CartEntry } from './cartView';

function obstacleText(obstacle: Unorderable, text: CartText): string {
  switch (obstacle.kind) {
    case 'noLongerSold':
      return text.noLongerSold;
    case 'priceUnavailable':
      return text.priceUnavailable;
    case 'outOfStock':
      return text.outOfStock;
    case 'onlyLeft':
      return text.onlyLeft(obstacle.inStock);
  }
}

type Props = {
  readonly entry: CartEntry;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
};

/** A product in the cart: how many, at what price today, and what is the matter with it. */
export function CartLine({ entry: { line, item, product, obstacle, formerPaise }, ...on }: Props) {
  const text = useCartText();
  const stepper = useStorefrontText().product;
  const label = productLabel({ name: line.productName, size: line.size });
  const countable = obstacle === null || obstacle.kind === 'onlyLeft';
  return (
    <article
      aria-label={label}
      className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 rounded-card bg-surface p-4 shadow-card sm:grid-cols-[5.5rem_1fr] sm:p-5"
    >
      <ProductImage
        image={line.image}
        size={line.size}
        category={product?.category ?? ''}
        empty={!countable}
        className="h-24 rounded-control sm:row-span-2 sm:h-full sm:min-h-28"
      />
      <div className="grid min-w-0 grid-cols-[1fr_auto] content-start items-baseline gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="font-display text-lg leading-snug font-semibold wrap-anywhere sm:text-xl">
            {line.productName}
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            {line.size}
            {countable && <span className="tabular-nums">{text.each(formatRupees(item.pricePaise))}</span>}
          </p>
          {countable && formerPaise !== null && (
            <p className="text-sm font-semibold text-warn tabular-nums">
              {text.was(formatRupees(formerPaise))}
            </p>
          )}
        </div>
        {obstacle === null && (
          <p className="text-lg font-bold tabular-nums">{formatRupees(item.pricePaise * item.quantity)}</p>
        )}
        {obstacle && (
          <p className="col-span-full font-semibold text-bad" role="status">
            {obstacleText(obstacle, text)}
          </p>
        )}
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3 sm:col-span-1 sm:col-start-2">
        <div className="flex flex-wrap items-center gap-3">
          {countable && (
            <QuantityStepper
              text={stepper}
              label={label}
              quantity={line.quantity}
              max={product ? mostOrderable(product) : line.quantity}
              onChange={on.onQuantity}
            />
          )}
          {obstacle?.kind === 'onlyLeft' && (
            <Button className="px-4!" onClick={() => on.onQuantity(obstacle.inStock)}>
              {text.takeLeft(obstacle.inStock)}
            </Button>
          )}
        </div>
        <Button variant="quiet" className="px-3!" aria-label={text.removeLabel(label)} onClick={on.onRemove}>
          {text.remove}
        </Button>
      </div>
    </article>
  );
}
