import { ProductImage } from '@/components/product/ProductImage';
import { useShelf } from '@/data/stock/useShelf';
import { formerProductName } from '@/domain/order/formerProductName';
import type { Order, OrderItem } from '@/domain/order/order';
import { type Shelf, withCurrentNames } from '@/domain/order/withCurrentNames';
import { nameBesideSize, productLabel } from '@/domain/product/productLabel';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { sizeText } from '@/lib/number/size';
import { PriceLines } from './PriceLines';

type Props = { readonly order: Order };

/** What was ordered, line by line, as the inventory calls and shows it, and what it was charged. */
export function OrderBill({ order }: Props) {
  const labels = useLabels(staffOrderLabels).details;
  const { shelf, known, unread } = useShelf();
  const { pricing, totalPaise } = order;
  const { items } = withCurrentNames(order, shelf);
  return (
    <section className="rounded-control bg-canvas p-4">
      <h3 className="font-semibold">{labels.items}</h3>
      {items.length === 0 && <p className="py-2 text-ink-soft">{labels.noItems}</p>}
      {unread && items.length > 0 && <p className="py-2 text-sm text-warn">{labels.inventoryUnread}</p>}
      <ul className="divide-y divide-line">
        {items.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's lines never move, and an old one may repeat a product
          <li key={position} className="flex items-center gap-3 py-3">
            <Item item={item} known={known} onShelf={shelf.get(item.productId)} />
          </li>
        ))}
      </ul>
      <PriceLines subtotalPaise={totalPaise} pricing={pricing} />
      {!pricing && <p className="mt-2 text-sm text-ink-soft">{labels.chargesUnknown}</p>}
    </section>
  );
}

type ItemProps = {
  readonly item: OrderItem;
  /** Whether the inventory has been read; before that the product's name in the order is not trusted. */
  readonly known: boolean;
  readonly onShelf: ReturnType<Shelf['get']>;
};

function Item({ item, known, onShelf }: ItemProps) {
  const labels = useLabels(staffOrderLabels).details;
  const { productName, size, quantity, pricePaise } = item;
  const orderedAs = formerProductName(item);
  return (
    <>
      {/* Never the order's own picture: it may be at any address, which a look at it would reach. */}
      <ProductImage
        image={onShelf?.image ?? ''}
        size={known ? size : ''}
        category={onShelf?.category ?? ''}
        className="size-14 shrink-0 rounded-control"
      />
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">
          {known ? nameBesideSize({ name: productName, size }) : '…'}
        </span>
        {orderedAs && (
          <span className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">
            {labels.orderedAs} <q>{productLabel(orderedAs)}</q>
          </span>
        )}
        <span className="block text-sm text-ink-soft">
          {labels.itemLine(known ? sizeText(size) : '…', quantity)}
        </span>
        <span className="block text-sm text-ink-soft tabular-nums">
          {labels.each(formatRupees(pricePaise))}
        </span>
      </span>
      <span className="tabular-nums">{formatRupees(pricePaise * quantity)}</span>
    </>
  );
}
