import { ProductImage } from '@/entities/product/ProductImage';
import { formatRupees, type Paise } from '@/shared/lib/money';
import { formatPercent } from '@/shared/lib/percent';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import { type Order, payablePaise } from './order';

type Props = { readonly order: Order };

/** What was ordered, line by line, and what it was charged. */
export function OrderBill({ order }: Props) {
  const text = useStaffOrderText().details;
  const { items, pricing, totalPaise } = order;
  return (
    <section className="rounded-control bg-canvas p-4">
      <h3 className="font-semibold">{text.items}</h3>
      {items.length === 0 && <p className="py-2 text-ink-soft">{text.noItems}</p>}
      <ul className="divide-y divide-line">
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never move, and an old one may repeat a product
          <li key={position} className="flex items-center gap-3 py-3">
            <ProductImage
              image={item.image}
              size={item.size}
              category=""
              className="size-14 shrink-0 rounded-control"
            />
            <span className="min-w-0 grow">
              <span className="block font-medium wrap-anywhere">{item.productName}</span>
              <span className="block text-sm text-ink-soft">{text.itemLine(item.size, item.quantity)}</span>
              <span className="block text-sm text-ink-soft tabular-nums">
                {text.each(formatRupees(item.pricePaise))}
              </span>
            </span>
            <span className="tabular-nums">{formatRupees(item.pricePaise * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line pt-3">
        <Amount name={text.subtotal} paise={totalPaise} />
        {pricing && (
          <>
            <Amount name={text.deliveryFee} paise={pricing.deliveryFeePaise} />
            <Amount name={text.tax(formatPercent(pricing.taxRate))} paise={pricing.taxPaise} />
          </>
        )}
        <Amount name={text.total} paise={payablePaise(order)} strong />
      </dl>
      {!pricing && <p className="mt-2 text-sm text-ink-soft">{text.chargesUnknown}</p>}
    </section>
  );
}

type AmountProps = { readonly name: string; readonly paise: Paise; readonly strong?: boolean };

function Amount({ name, paise, strong = false }: AmountProps) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-semibold' : 'text-ink-soft'}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{formatRupees(paise)}</dd>
    </div>
  );
}
