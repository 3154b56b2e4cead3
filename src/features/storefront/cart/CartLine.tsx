import { memo } from 'react';
import { ProductImage } from '@/components/product/ProductImage';
import { QuantityStepper } from '@/components/product/QuantityStepper';
import { useProductNames } from '@/components/product/useProductNames';
import type { OrderItem } from '@/domain/order/order';
import { maxOrderable } from '@/domain/order/placing/stockRules';
import type { Product } from '@/domain/product/product';
import { nameBesideSize, productLabel } from '@/domain/product/productLabel';
import { cartLabels } from '@/i18n/en/cart';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { sizeText } from '@/lib/number/size';
import { Button } from '@/ui/Button';
import { viewLine } from './cartView';
import { obstacleText } from './obstacleText';

type Props = {
  readonly line: OrderItem;
  /** Where it stands in the cart. */
  readonly at: number;
  /** The shop's; null while nothing is known of them. */
  readonly products: readonly Product[] | null;
  /** Keep the identity of both: a line is drawn again for what changed of it alone. */
  readonly onQuantity: (line: OrderItem, quantity: number) => void;
  readonly onRemove: (line: OrderItem, at: number) => void;
};

/** A product in the cart: how many, at what price today, and what is the matter with it. */
export const CartLine = memo(function CartLine({ line, at, products, onQuantity, onRemove }: Props) {
  const { item, product, obstacle, formerPaise, former } = viewLine(line, products);
  const labels = useLabels(cartLabels);
  const nameOf = useProductNames();
  const stepper = useLabels(storefrontLabels).product;
  const called = { name: nameOf(item.productId, item.productName), size: item.size };
  const label = productLabel(called);
  /** Why there are no more of it. */
  const isAll = obstacle === null && line.quantity === product?.inStock;
  const countable = obstacle === null || obstacle.kind === 'onlyLeft';
  return (
    <article
      aria-label={label}
      className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 rounded-card bg-surface p-4 shadow-card sm:grid-cols-[5.5rem_1fr] sm:p-5"
    >
      <ProductImage
        image={item.image}
        size={item.size}
        category={product?.category ?? ''}
        empty={!countable}
        className="h-24 rounded-control sm:row-span-2 sm:h-full sm:min-h-28"
      />
      <div className="grid min-w-0 grid-cols-[1fr_auto] content-start items-baseline gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="font-display text-lg leading-snug font-semibold wrap-anywhere sm:text-xl">
            {nameBesideSize(called)}
          </h2>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            {sizeText(item.size)}
            {countable && <span className="tabular-nums">{labels.each(formatRupees(item.pricePaise))}</span>}
          </p>
          {former && (
            <p className="text-sm font-semibold wrap-anywhere text-warn">
              {labels.wasCalled(productLabel(former))}
            </p>
          )}
          {countable && formerPaise !== null && (
            <p className="text-sm font-semibold text-warn tabular-nums">
              {labels.was(formatRupees(formerPaise))}
            </p>
          )}
        </div>
        {countable && (
          <p className={`text-lg font-bold tabular-nums ${obstacle ? 'text-ink-soft' : ''}`}>
            {formatRupees(item.pricePaise * item.quantity)}
          </p>
        )}
        {obstacle && (
          <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-semibold text-bad" role="status">
              {obstacleText(obstacle, labels)}
            </p>
            {obstacle.kind === 'onlyLeft' && (
              <Button
                variant="secondary"
                className="px-4!"
                onClick={() => onQuantity(line, obstacle.inStock)}
              >
                {labels.takeLeft(obstacle.inStock)}
              </Button>
            )}
          </div>
        )}
        {isAll && (
          <p className="col-span-full text-sm font-semibold text-warn" role="status">
            {labels.onlyLeft(line.quantity)}
          </p>
        )}
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-3 sm:col-span-1 sm:col-start-2">
        {countable && (
          <QuantityStepper
            text={stepper}
            label={label}
            quantity={line.quantity}
            max={product ? maxOrderable(product) : line.quantity}
            onChange={quantity => onQuantity(line, quantity)}
          />
        )}
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={labels.removeLabel(label)}
          onClick={() => onRemove(line, at)}
        >
          {labels.remove}
        </Button>
      </div>
    </article>
  );
});
