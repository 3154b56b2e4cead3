import { Lightbulb } from 'lucide-react';
import type { SuggestedBatch } from '@/domain/metrics/productionFigures';
import { productLabel } from '@/domain/product/productLabel';
import { productionLabels } from '@/i18n/en/production';
import { useLabels } from '@/i18n/labels';
import { formatCount } from '@/lib/number/numbers';

type Props = { readonly suggestions: readonly SuggestedBatch[] };

/** What ought to be made and is not planned; nothing is planned by itself. */
export function SuggestedBatches({ suggestions }: Props) {
  const { suggestions: text } = useLabels(productionLabels);
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="suggested-batches" className="rounded-card border border-line bg-surface p-5">
      <h2 id="suggested-batches" className="flex items-center gap-2 text-lg font-semibold">
        <Lightbulb aria-hidden className="size-5 text-brand" />
        {text.heading}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{text.hint}</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {suggestions.map(({ item, quantity }) => (
          <li key={item.id} className="rounded-control bg-sunken px-4 py-3">
            <p className="font-medium wrap-anywhere">
              {text.item(productLabel(item), formatCount(quantity))}
            </p>
            <p className="text-sm text-ink-soft">{text.stock(item.inStock, item.reorderPoint)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
