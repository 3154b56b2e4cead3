import { ProductImage } from '@/components/product/ProductImage';
import { selectCatalogueSnapshot } from '@/data/product/catalogueSnapshot';
import type { Pricing } from '@/domain/order/order';
import type { OrderSelection } from '@/domain/product/orderSelection';
import { nameBesideSize } from '@/domain/product/productLabel';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { formatRupees, rupeesToPaise } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/percent';
import { sizeText } from '@/lib/number/size';
import { useAppSelector } from '@/store/hooks';

type LineProps = { readonly label: string; readonly amount: string; readonly strong?: boolean };

function Line({ label, amount, strong = false }: LineProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'mt-1 border-t border-line pt-3 text-lg font-bold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

type Props = { readonly items: readonly OrderSelection[]; readonly pricing: Pricing };

/** More than these would not stay in view beside the form. */
const STAYING = 3;

/** What is being ordered and what it costs, line by line: before the form, or beside it where there is room. */
export function OrderSummary({ items, pricing }: Props) {
  const labels = useLabels(customerLabels).order;
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const categoryOf = (productId: string) => products.find(({ id }) => id === productId)?.category ?? '';
  const bottles = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const single = items.length === 1;
  return (
    <section
      className={`h-fit overflow-hidden rounded-card bg-surface shadow-card lg:col-start-2 lg:row-start-1 ${items.length > STAYING ? '' : 'lg:sticky lg:top-24'}`}
    >
      <h2 className="px-5 pt-5 font-display text-xl font-semibold">{labels.summary}</h2>
      <ul className="flex flex-col gap-4 p-5">
        {items.map(({ product, quantity }) => (
          <li key={product.id} className="flex gap-4">
            <ProductImage
              image={product.image}
              size={product.size}
              category={categoryOf(product.id)}
              className={`shrink-0 rounded-control ${single ? 'h-24 w-20 lg:h-28 lg:w-24' : 'h-20 w-16'}`}
            />
            <div className="min-w-0 grow">
              <p className="font-semibold wrap-anywhere">{nameBesideSize(product)}</p>
              <p className="text-sm text-ink-soft">{sizeText(product.size)}</p>
              <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
                <span className={single ? '' : 'font-normal text-ink-soft'}>
                  {single
                    ? formatRupees(rupeesToPaise(product.price))
                    : labels.itemTotal(formatRupees(rupeesToPaise(product.price)), quantity)}
                </span>
                {!single && <span>{formatRupees(rupeesToPaise(product.price) * quantity)}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line p-5">
        <Line label={labels.quantity} amount={String(bottles)} />
        <Line label={labels.subtotal} amount={formatRupees(pricing.subtotalPaise)} />
        <Line label={labels.deliveryFee} amount={formatRupees(pricing.deliveryFeePaise)} />
        <Line label={labels.tax(formatPercent(pricing.taxRate))} amount={formatRupees(pricing.taxPaise)} />
        <Line label={labels.total} amount={formatRupees(pricing.grandTotalPaise)} strong />
      </dl>
    </section>
  );
}
