import { ProductImage } from '@/entities/product/ProductImage';
import { formatRupees } from '@/shared/lib/money';
import { useStaffOrderText } from '@/shared/text/staffOrderText';
import type { Order } from './order';
import { PriceLines } from './PriceLines';

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
      <PriceLines subtotalPaise={totalPaise} pricing={pricing} />
      {!pricing && <p className="mt-2 text-sm text-ink-soft">{text.chargesUnknown}</p>}
    </section>
  );
}
