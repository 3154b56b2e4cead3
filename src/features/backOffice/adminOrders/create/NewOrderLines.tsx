import { X } from 'lucide-react';
import { QuantityStepper } from '@/components/product/QuantityStepper';
import { MAX_PRODUCTS } from '@/domain/order/placing/orderLimits';
import { maxOrderable } from '@/domain/order/placing/stockRules';
import type { OrderSelection } from '@/domain/product/orderSelection';
import type { Product } from '@/domain/product/product';
import { productLabel } from '@/domain/product/productLabel';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { formatRupees, rupeesToPaise } from '@/lib/number/money';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/form/SelectField';
import { addable, withChosen } from './newOrderRules';

/** The select's stand-in for no product. */
const NONE = '';

type Props = {
  readonly products: readonly Product[];
  readonly lines: readonly OrderSelection[];
  /** The product that is chosen and not added; empty for none. */
  readonly chosen: string;
  readonly problem: string | undefined;
  readonly onChosen: (productId: string) => void;
  readonly onChange: (lines: readonly OrderSelection[]) => void;
};

/** What is being ordered: products with what is left of them, at today's price. */
export function NewOrderLines({ products, lines, chosen, problem, onChosen, onChange }: Props) {
  const labels = useLabels(staffOrderLabels).create;
  const choices = addable(products, lines);
  const product = choices.find(({ id }) => id === chosen);
  const change = (id: string, quantity: number) =>
    onChange(lines.map(line => (line.product.id === id ? { ...line, quantity } : line)));

  function add() {
    if (!product) return;
    onChange(withChosen(products, lines, chosen));
    onChosen(NONE);
  }

  return (
    <section className="flex flex-col gap-4">
      <h3 className="font-semibold">{labels.products}</h3>
      {choices.length > 0 ? (
        <div className="grid grid-cols-[1fr_auto] items-start gap-3">
          <div className="min-w-0">
            <SelectField
              label={labels.product}
              name="product"
              problem={problem}
              value={product ? chosen : NONE}
              options={[
                { value: NONE, label: labels.choose },
                ...choices.map(one => ({
                  value: one.id,
                  label: labels.option(productLabel(one), formatRupees(one.pricePaise ?? 0), one.inStock),
                })),
              ]}
              onChoose={onChosen}
            />
          </div>
          <Button variant="secondary" className="mt-6.5" aria-disabled={!product} onClick={add}>
            {labels.addProduct}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft">
          {lines.length >= MAX_PRODUCTS ? labels.full(MAX_PRODUCTS) : labels.noProducts}
        </p>
      )}
      {/* Below Add, so that Add does not move: the second tap of a double tap would hit Remove. */}
      {lines.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {lines.map(line => (
            <NewOrderLine
              key={line.product.id}
              line={line}
              stocked={products.find(({ id }) => id === line.product.id)}
              onQuantity={quantity => change(line.product.id, quantity)}
              onRemove={() => onChange(lines.filter(other => other !== line))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type LineProps = {
  readonly line: OrderSelection;
  /** As the shop has it now; undefined where it is gone. */
  readonly stocked: Product | undefined;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
};

function NewOrderLine({ line: { product, quantity }, stocked, onQuantity, onRemove }: LineProps) {
  const labels = useLabels(staffOrderLabels).create;
  const name = productLabel(product);
  const pricePaise = rupeesToPaise(product.price);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="flex w-full justify-between gap-4 font-medium">
        <span className="wrap-anywhere">{name}</span>
        <span className="tabular-nums">{formatRupees(pricePaise * quantity)}</span>
      </span>
      <span className="min-w-28 flex-1">
        <span className="block text-sm text-ink-soft tabular-nums">
          {labels.itemTotal(formatRupees(pricePaise), quantity)}
        </span>
        {stocked && <span className="block text-sm text-ink-soft">{labels.inStock(stocked.inStock)}</span>}
      </span>
      <span className="flex items-center gap-2">
        <QuantityStepper
          text={labels}
          label={name}
          quantity={quantity}
          max={stocked ? maxOrderable(stocked) : quantity}
          onChange={onQuantity}
        />
        <Button variant="quiet" className="px-3!" aria-label={labels.remove(name)} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </Button>
      </span>
    </li>
  );
}
