import type { Pricing } from '@/entities/order/order';
import type { OrderSelection } from '@/entities/order/orderSelection';
import { selectCatalogueSnapshot } from '@/entities/product/catalogueSlice';
import { ProductImage } from '@/entities/product/ProductImage';
import { formatRupees, rupeesToPaise } from '@/shared/lib/money';
import { formatPercent } from '@/shared/lib/percent';
import { useAppSelector } from '@/shared/redux/hooks';
import { useCustomerText } from '@/shared/text/customerText';

type LineProps = { readonly label: string; readonly amount: string; readonly strong?: boolean };

function Line({ label, amount, strong = false }: LineProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'border-t border-line pt-3 text-lg font-bold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-soft'}>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

type Props = { readonly selection: OrderSelection; readonly pricing: Pricing };

/** What is being ordered and what it costs, line by line. */
export function OrderSummary({ selection: { product, quantity }, pricing }: Props) {
  const text = useCustomerText().order;
  const { products } = useAppSelector(selectCatalogueSnapshot);
  const category = products.find(({ id }) => id === product.id)?.category ?? '';
  return (
    <section className="h-fit overflow-hidden rounded-card bg-surface shadow-card md:sticky md:top-24">
      <h2 className="px-5 pt-5 font-display text-xl font-semibold">{text.summary}</h2>
      <div className="flex gap-4 p-5">
        <ProductImage
          image={product.image}
          size={product.size}
          category={category}
          className="h-28 w-24 shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{product.name}</p>
          <p className="text-sm text-ink-soft">{product.size}</p>
          <p className="mt-2 font-semibold tabular-nums">{formatRupees(rupeesToPaise(product.price))}</p>
        </div>
      </div>
      <dl className="flex flex-col gap-3 border-t border-line p-5">
        <Line label={text.quantity} amount={String(quantity)} />
        <Line label={text.subtotal} amount={formatRupees(pricing.subtotalPaise)} />
        <Line label={text.deliveryFee} amount={formatRupees(pricing.deliveryFeePaise)} />
        <Line label={text.tax(formatPercent(pricing.taxRate))} amount={formatRupees(pricing.taxPaise)} />
        <Line label={text.total} amount={formatRupees(pricing.grandTotalPaise)} strong />
      </dl>
    </section>
  );
}
