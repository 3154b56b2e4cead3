import type { Pricing } from '@/domain/order/order';
import { cartLabels } from '@/i18n/en/cart';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { formatRupees } from '@/lib/number/money';
import { formatPercent } from '@/lib/number/numbers';
import { Button } from '@/ui/Button';

type Props = {
  readonly pricing: Pricing;
  /** Whether the shop's settings are known; else its fee and tax are not, and none is stated. */
  readonly shopKnown: boolean;
  /** Whether the fee of delivery is in it; else it depends on where the bottles go. */
  readonly feeKnown: boolean;
  /** What stays behind, and why; null where nothing does. */
  readonly leftOut: string | null;
  /** So many bottles the shop sells in one order, where there are more in the cart; else null. */
  readonly most: number | null;
  /** Nothing of the cart can be ordered now: then there is nothing to add up. */
  readonly disabled: boolean;
  readonly onOrder: () => void;
};

/** What the bottles that can be ordered come to, and the way to order them. */
export function CartSummary({ pricing, shopKnown, feeKnown, leftOut, most, disabled, onOrder }: Props) {
  const text = useLabels(cartLabels);
  const words = useLabels(customerLabels).order;
  const { taxRate, taxPaise } = pricing;
  const known = (amount: string) => (shopKnown ? amount : words.atCheckout);
  // Each amount is an element of its own (`key`): it ends at the right, so a longer one begins further left, a layout shift.
  const grandTotal = known(formatRupees(pricing.grandTotalPaise));
  const rows = [
    [words.subtotal, formatRupees(pricing.subtotalPaise)],
    [words.deliveryFee, known(feeKnown ? formatRupees(pricing.deliveryFeePaise) : text.feeByPin)],
    [shopKnown ? words.tax(formatPercent(taxRate)) : words.taxAlone, known(formatRupees(taxPaise))],
  ] as const;
  return (
    <div className="contents md:sticky md:top-24 md:block md:h-fit md:rounded-card md:bg-surface md:shadow-card">
      <section className="flex flex-col gap-4 rounded-card bg-surface p-5 max-md:shadow-card md:pb-0">
        <h2 className="font-display text-xl font-semibold">{text.summary}</h2>
        {leftOut !== null && <p className="font-semibold text-warn wrap-anywhere">{leftOut}</p>}
        {!disabled && (
          <dl className="flex flex-col gap-3">
            {rows.map(([label, amount]) => (
              <div key={label} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{label}</dt>
                <dd key={amount} className="tabular-nums">
                  {amount}
                </dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
              <dt>{feeKnown ? words.total : text.totalWithoutFee}</dt>
              <dd key={grandTotal} className="tabular-nums">
                {grandTotal}
              </dd>
            </div>
          </dl>
        )}
        {most !== null && (
          <p role="status" className="font-semibold text-warn">
            {words.refused.tooManyUnits(most)}
          </p>
        )}
      </section>
      {/* On a phone it stays in reach, however much there is above. */}
      <div
        data-bottom-bar
        className="flex items-center gap-4 max-md:sticky max-md:bottom-0 max-md:z-20 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-canvas max-md:px-4 max-md:py-3 md:p-5"
      >
        {!disabled && (
          // It keeps its place before it is known.
          <span
            aria-hidden
            className={`text-lg font-bold tabular-nums md:hidden ${shopKnown ? '' : 'invisible'}`}
          >
            {formatRupees(pricing.grandTotalPaise)}
          </span>
        )}
        <Button className="grow" disabled={disabled || most !== null} onClick={onOrder}>
          {text.order}
        </Button>
      </div>
    </div>
  );
}
