import type { LeftOut, Reorder, ReorderLine } from '@/domain/order/reorder';
import { productLabel } from '@/domain/product/productLabel';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/dialog/Dialog';

function Line({ product, quantity, asked, pricePaise }: ReorderLine) {
  const text = useLabels(customerLabels).track.reorder;
  return (
    <li>
      {text.line(productLabel(product), quantity, formatRupees(pricePaise))}
      {asked > quantity && <span className="block text-sm text-warn">{text.fewer(asked, quantity)}</span>}
    </li>
  );
}

function Missing({ name, reason }: LeftOut) {
  const { order, track } = useLabels(customerLabels);
  return <li>{order.refused[reason.kind](name || track.unnamed)}</li>;
}

type Props = {
  readonly reorder: Reorder;
  readonly onGo: () => void;
  readonly onClose: () => void;
};

/** What of an order cannot be ordered again as it was, told before anything is. */
export function ReorderDialog({ reorder: { items, leftOut }, onGo, onClose }: Props) {
  const text = useLabels(customerLabels).track.reorder;
  return (
    <Dialog heading={text.heading} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {items.length === 0 ? <p>{text.nothing}</p> : <p className="text-ink-soft">{text.lead}</p>}
        {items.length > 0 && (
          <section>
            <h3 className="text-sm font-semibold text-ink-soft">{text.available}</h3>
            <ul className="mt-1 flex flex-col gap-1">
              {items.map(line => (
                <Line key={line.product.id} {...line} />
              ))}
            </ul>
          </section>
        )}
        {leftOut.length > 0 && (
          <section>
            <h3 className="text-sm font-semibold text-ink-soft">{text.leftOut}</h3>
            <ul className="mt-1 flex flex-col gap-1">
              {leftOut.map(missing => (
                <Missing key={missing.productId} {...missing} />
              ))}
            </ul>
          </section>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {text.dismiss}
          </Button>
          {items.length > 0 && <Button onClick={onGo}>{text.go}</Button>}
        </div>
      </div>
    </Dialog>
  );
}
