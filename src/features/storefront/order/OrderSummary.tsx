import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { ProductImage } from '@/components/product/ProductImage';
import { QuantityStepper } from '@/components/product/QuantityStepper';
import { useProductNames } from '@/components/product/useProductNames';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import type { Pricing } from '@/domain/order/order';
import { MAX_QUANTITY } from '@/domain/order/placing/orderLimits';
import { maxOrderable } from '@/domain/order/placing/stockRules';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { nameBesideSize, productLabel } from '@/domain/product/productLabel';
import { cartLabels } from '@/i18n/en/cart';
import { customerLabels } from '@/i18n/en/customer';
import { storefrontLabels } from '@/i18n/en/storefront';
import { useLabels } from '@/i18n/labels';
import { formatRupees, rupeesToPaise } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/numbers';
import { sizeText } from '@/lib/number/size';
import { useAppSelector } from '@/store/hooks';
import { DESKTOP_UP, useMediaQuery } from '@/ui/useMediaQuery';

type LineProps = { readonly label: string; readonly amount: string; readonly strong?: boolean };

function SummaryLine({ label, amount, strong = false }: LineProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'mt-1 border-t border-line pt-3 text-lg font-bold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

type Props = {
  readonly items: readonly OrderSelection[];
  readonly pricing: Pricing;
  /** Whether the fee of delivery is in it; else it depends on where the bottles go. */
  readonly feeKnown: boolean;
  /** When it arrives, as far as that is known. */
  readonly arrival: string | false;
  /** How many there are to be of each. */
  readonly onChange: (items: readonly OrderSelection[]) => void;
  /** Nothing changes any more: it is being placed. */
  readonly busy: boolean;
};

/** More than these would not stay in view beside the form. */
const STAYING = 3;

/**
 * What is being ordered and what it costs, line by line, beside the form; where there is no room beside it, before the form
 * and folded to one line.
 */
export function OrderSummary({ items, pricing, feeKnown, arrival, onChange, busy }: Props) {
  const labels = useLabels(customerLabels).order;
  const stepper = useLabels(storefrontLabels).product;
  const { onlyLeft, feeByPin, totalWithoutFee } = useLabels(cartLabels);
  const nameOf = useProductNames();
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const isBeside = useMediaQuery(DESKTOP_UP);
  const [unfolded, setUnfolded] = useState(false);
  /** The product that was counted last, for who does not see it. */
  const [countedId, setCountedId] = useState('');
  const bodyId = useId();
  const productOf = (productId: string) => products.find(({ id }) => id === productId);
  const maxOf = (productId: string) => {
    const product = productOf(productId);
    return product ? maxOrderable(product) : MAX_QUANTITY;
  };
  const called = ({ id, name, size }: OrderSelection['product']) => ({ name: nameOf(id, name), size });
  const count = (productId: string, quantity: number) => {
    setCountedId(productId);
    onChange(items.map(item => (item.product.id === productId ? { ...item, quantity } : item)));
  };
  const counted = items.find(({ product }) => product.id === countedId);
  /** How many there are of a product that has no more; null where more can be had. */
  const allThereIs = ({ product, quantity }: OrderSelection): number | null => {
    const inStock = productOf(product.id)?.inStock ?? 0;
    return inStock > 0 && inStock <= quantity ? inStock : null;
  };
  const bottles = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const single = items.length === 1;
  const open = isBeside || unfolded;
  return (
    <section
      className={`h-fit overflow-hidden rounded-card bg-surface shadow-card lg:col-start-2 lg:row-start-1 ${items.length > STAYING ? '' : 'lg:sticky lg:top-24'}`}
    >
      {isBeside ? (
        <h2 className="px-5 pt-5 font-display text-xl font-semibold">{labels.summary}</h2>
      ) : (
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? bodyId : undefined}
            className="flex min-h-14 w-full items-center gap-3 px-5 py-3 text-left font-semibold"
            onClick={() => setUnfolded(!unfolded)}
          >
            <span className="sr-only">{labels.summary}: </span>
            <span className="min-w-0 grow truncate">
              {items
                .map(({ product, quantity }) => labels.itemTotal(productLabel(called(product)), quantity))
                .join(', ')}
            </span>
            <span className="tabular-nums">{formatRupees(pricing.grandTotalPaise)}</span>
            <ChevronDown
              aria-hidden
              className={`size-5 shrink-0 text-brand transition-transform ${open ? 'rotate-180' : ''}`}
            />
          </button>
        </h2>
      )}
      {open && (
        <div id={bodyId}>
          <ul className="flex flex-col gap-5 p-5">
            {items.map((item, at) => {
              const { product, quantity } = item;
              const left = allThereIs(item);
              const noteId = `${bodyId}${at}`;
              return (
                <li key={product.id} className="flex gap-4">
                  <ProductImage
                    image={product.image}
                    size={product.size}
                    category={productOf(product.id)?.category ?? ''}
                    className={`shrink-0 rounded-control ${single ? 'h-24 w-20 lg:h-28 lg:w-24' : 'h-20 w-16'}`}
                  />
                  <div className="min-w-0 grow">
                    <p className="font-semibold wrap-anywhere">{nameBesideSize(called(product))}</p>
                    <p className="text-sm text-ink-soft">{sizeText(product.size)}</p>
                    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 tabular-nums">
                      <span className={single ? 'font-semibold' : 'text-ink-soft'}>
                        {single
                          ? formatRupees(rupeesToPaise(product.price))
                          : labels.itemTotal(formatRupees(rupeesToPaise(product.price)), quantity)}
                      </span>
                      {!single && (
                        <span className="font-semibold">
                          {formatRupees(rupeesToPaise(product.price) * quantity)}
                        </span>
                      )}
                    </div>
                    <fieldset disabled={busy} className="mt-2 w-30">
                      <QuantityStepper
                        text={stepper}
                        label={productLabel(called(product))}
                        quantity={quantity}
                        max={Math.max(quantity, maxOf(product.id))}
                        describedBy={noteId}
                        onChange={wanted => wanted !== quantity && count(product.id, wanted)}
                      />
                    </fieldset>
                    <p id={noteId} className="text-sm font-semibold text-warn">
                      {left !== null && onlyLeft(left)}
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
          <dl className="flex flex-col gap-2 border-t border-line p-5">
            <SummaryLine label={labels.quantity} amount={String(bottles)} />
            <SummaryLine label={labels.subtotal} amount={formatRupees(pricing.subtotalPaise)} />
            <SummaryLine
              label={labels.deliveryFee}
              amount={feeKnown ? formatRupees(pricing.deliveryFeePaise) : feeByPin}
            />
            <SummaryLine
              label={labels.tax(formatPercent(pricing.taxRate))}
              amount={formatRupees(pricing.taxPaise)}
            />
            <SummaryLine
              label={feeKnown ? labels.total : totalWithoutFee}
              amount={formatRupees(pricing.grandTotalPaise)}
              strong
            />
          </dl>
          {arrival && <p className="px-5 pb-5 font-semibold">{arrival}</p>}
        </div>
      )}
      <p role="status" className="sr-only">
        {counted &&
          `${labels.itemTotal(productLabel(called(counted.product)), counted.quantity)}. ${labels.newTotal(formatRupees(pricing.grandTotalPaise))}`}
      </p>
    </section>
  );
}
