import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/order/order';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';

type Props = {
  readonly value: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** How to pay at the door. No card number is ever asked for. */
export function PaymentChoice({ value, onChoose }: Props) {
  const text = useLabels(customerLabels).order;
  const methods = useLabels(commonLabels).payment;
  const notes = { card: text.cardNote, cash: text.cashNote };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{text.payment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {PAYMENT_METHODS.map(method => (
          <label
            key={method}
            className="flex cursor-pointer gap-3 rounded-control border border-line-strong bg-surface p-4 transition-colors hover:bg-sunken has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="paymentMethod"
              className="mt-0.5 size-5 shrink-0 accent-brand outline-none"
              checked={value === method}
              onChange={() => onChoose(method)}
            />
            <span>
              <span className="block font-semibold">{methods[method]}</span>
              <span className="mt-0.5 block text-sm text-ink-soft">{notes[method]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
