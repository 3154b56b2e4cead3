import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/order/order';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import type { FormProblem, OrderField, OrderFormValues } from './orderFormRules';

type PaymentChoiceProps = {
  readonly value: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** How to pay at the door. No card number is ever asked for. */
function PaymentChoice({ value, onChoose }: PaymentChoiceProps) {
  const labels = useLabels(customerLabels).order;
  const methods = useLabels(commonLabels).payment;
  const notes = { card: labels.cardNote, cash: labels.cashNote };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{labels.payment}</legend>
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

type Props = {
  readonly values: OrderFormValues;
  readonly problems: readonly FormProblem[];
  /** The one of them that is announced. */
  readonly first: FormProblem | undefined;
  readonly onEdit: (change: Partial<OrderFormValues>) => void;
};

/** Where and how to deliver. The controls carry their field's name, by which the form finds them. */
export function DeliveryFields({ values, problems, first, onEdit }: Props) {
  const labels = useLabels(customerLabels).order;
  const told = (field: OrderField) => {
    const found = problems.find(problem => problem.field === field);
    return { problem: found && labels.problems[found.problem], quiet: found !== first };
  };
  return (
    <>
      <TextAreaField
        label={labels.address}
        hint={labels.addressHint}
        name="address"
        autoComplete="street-address"
        aria-required
        value={values.address}
        {...told('address')}
        onChange={event => onEdit({ address: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={labels.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aria-required
          value={values.phone}
          {...told('phone')}
          onChange={event => onEdit({ phone: event.target.value })}
        />
        <TextField
          label={labels.email}
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          value={values.email}
          {...told('email')}
          onChange={event => onEdit({ email: event.target.value })}
        />
      </div>
      <PaymentChoice value={values.paymentMethod} onChoose={paymentMethod => onEdit({ paymentMethod })} />
      <TextAreaField
        label={labels.instructions}
        name="instructions"
        rows={2}
        value={values.instructions}
        {...told('instructions')}
        onChange={event => onEdit({ instructions: event.target.value })}
      />
    </>
  );
}
