import type { Pricing } from '@/domain/order/order';
import { staffOrderLabels } from '@/i18n/en/backOffice/staffOrder';
import { useLabels } from '@/i18n/labels';
import { formatRupees, type Paise } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/numbers';

type Props = {
  readonly subtotalPaise: Paise;
  /** Null where the order does not say what else it was charged. */
  readonly pricing: Pricing | null;
};

/** What an order costs, from the items to the total. */
export function PriceLines({ subtotalPaise, pricing }: Props) {
  const labels = useLabels(staffOrderLabels).details;
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-3">
      <PriceLine name={labels.subtotal} paise={subtotalPaise} />
      {pricing && (
        <>
          <PriceLine name={labels.deliveryFee} paise={pricing.deliveryFeePaise} />
          <PriceLine name={labels.tax(formatPercent(pricing.taxRate))} paise={pricing.taxPaise} />
        </>
      )}
      <PriceLine name={labels.total} paise={pricing?.grandTotalPaise ?? subtotalPaise} strong />
    </dl>
  );
}

type AmountProps = { readonly name: string; readonly paise: Paise; readonly strong?: boolean };

function PriceLine({ name, paise, strong = false }: AmountProps) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'font-semibold' : 'text-ink-soft'}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{formatRupees(paise)}</dd>
    </div>
  );
}
