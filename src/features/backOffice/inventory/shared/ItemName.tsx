import { Link } from 'react-router-dom';
import { ProductImage } from '@/components/product/ProductImage';
import { nameBesideSize } from '@/domain/product/productLabel';
import type { StockItem } from '@/domain/stock/stockItem';
import { inventoryLabels } from '@/i18n/en/backOffice/inventory';
import { useLabels } from '@/i18n/labels';
import { sizeText } from '@/lib/number/size';
import { OPENED_FROM_PAGE } from '@/ui/dialog/openedFromPage';
import { TALL_TARGET } from '@/ui/tallTarget';
import { useAddressParams } from '@/ui/useAddressParams';

/** A link that opens a product's form over the list as it is, so that Back and closing lead to it again. */
function useEditLink(productId: string) {
  const [params] = useAddressParams();
  const next = new URLSearchParams(params);
  next.set('edit', productId);
  return { to: { search: next.toString() }, state: OPENED_FROM_PAGE, preventScrollReset: true } as const;
}

type Props = {
  readonly item: StockItem;
  /** What stands below the name where the table has no column for it. */
  readonly children?: React.ReactNode;
};

/** A product's picture and name; the name leads to its form. */
export function ItemName({ item, children }: Props) {
  const labels = useLabels(inventoryLabels);
  return (
    <div className="flex items-center gap-3">
      <ProductImage
        image={item.image}
        size={item.size}
        category={item.category}
        empty={item.inStock === 0}
        className="size-12 shrink-0 rounded-control"
      />
      <div className="min-w-0">
        <Link
          {...useEditLink(item.id)}
          className={`inline-flex min-h-6 items-center font-semibold wrap-anywhere text-brand hover:underline ${TALL_TARGET}`}
        >
          {nameBesideSize(item)}
        </Link>
        <p className="text-ink-soft">
          {sizeText(item.size)}
          {item.archived && (
            <span className="ml-2 rounded-full bg-sunken px-2 py-0.5 text-sm font-semibold">
              {labels.archived}
            </span>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
