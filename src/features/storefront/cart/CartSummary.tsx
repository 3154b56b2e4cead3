import type { Pricing } from '@/domain/order/order';
import { cartLabels } from '@/i18n/en/cart';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/percent';
import { Button } from '@/ui/Button';

type Props = {
  readonly pricing: Pricing;
  /** What stays behind, and why; null where nothing does. */
  readonly leftOut: string | null;
  /** So many bottles the shop sells in one order, where there are more in the cart; else null. */
  readonly most: number | null;
  /** Nothing of the cart can be ordered now: then there is nothing to add up. */
  readonly disabled: boolean;
  readonly onOrder: () => void;
};

/** What the bottles that can be ordered come to, and the way to order them. */
export function CartSummary({ pricing, leftOut, most, disabled, onOrder }: Props) {
  const text = useLabels(cartLabels);
  const words = useLabels(customerLabels).order;
  const rows = [
    [words.subtotal, pricing.subtotalPaise],
    [words.deliveryFee, pricing.deliveryFeePaise],
    [words.tax(formatPercent(pricing.taxRate)), pricing.taxPaise],
  ] as const;
  return (
    <section className="flex h-fit flex-col gap-4 rounded-card bg-surface p-5 shadow-card md:sticky md:top-24">
      <h2 className="font-display text-xl font-semibold">{text.summary}</h2>
      {leftOut !== null && <p className="font-semibold text-warn wrap-anywhere">{leftOut}</p>}
      {!disabled && (
        <dl className="flex flex-col gap-3">
          {rows.map(([label, paise]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="tabular-nums">{formatRupees(paise)}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
            <dt>{words.total}</dt>
            <dd className="tabular-nums">{formatRupees(pricing.grandTotalPaise)}</dd>
          </div>
        </dl>
      )}
      {most !== null && <p className="font-semibold text-warn">{words.refused.tooManyUnits(most)}</p>}
      <Button disabled={disabled || most !== null} onClick={onOrder}>
        {text.order}
      </Button>
    </section>
  );
}
