import type { ReactNode } from 'react';
import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/order/order';
import { addressLabels } from '@/i18n/en/address';
import { customerLabels } from '@/i18n/en/customer';
import { paymentLabels } from '@/i18n/en/payment';
import { useLabels } from '@/i18n/labels';
import { RadioCard } from '@/ui/form/RadioCard';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { type AddressChoice, DeliveryAddress } from './DeliveryAddress';
import type { FormProblem, OrderField, OrderFormValues } from './orderFormRules';

type PaymentChoiceProps = {
  readonly value: PaymentMethod;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** How to pay at the door. No card number is ever asked for. */
function PaymentChoice({ value, onChoose }: PaymentChoiceProps) {
  const labels = useLabels(customerLabels).order;
  const methods = useLabels(paymentLabels);
  const notes = { card: labels.cardNote, cash: labels.cashNote };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{labels.payment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {PAYMENT_METHODS.map(method => (
          <RadioCard
            key={method}
            name="paymentMethod"
            checked={value === method}
            title={methods[method]}
            onChoose={() => onChoose(method)}
          >
            {notes[method]}
          </RadioCard>
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
  readonly address: AddressChoice;
  /** When it can arrive there; null where the shop chooses. */
  readonly times: ReactNode;
  readonly onEdit: (change: Partial<OrderFormValues>) => void;
};

/** Where and how to deliver. The controls carry their field's name, by which the form finds them. */
export function DeliveryFields({ values, problems, first, address, times, onEdit }: Props) {
  const labels = useLabels(customerLabels).order;
  const problemTexts = { ...labels.problems, ...useLabels(addressLabels).problems };
  const problemOf = (field: OrderField) => {
    const found = problems.find(problem => problem.field === field);
    return { problem: found && problemTexts[found.problem], quiet: found !== first };
  };
  return (
    <>
      <DeliveryAddress {...address} times={times} values={values} told={problemOf} onEdit={onEdit} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={labels.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          aria-required
          value={values.phone}
          {...problemOf('phone')}
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
          {...problemOf('email')}
          onChange={event => onEdit({ email: event.target.value })}
        />
      </div>
      <PaymentChoice value={values.paymentMethod} onChoose={paymentMethod => onEdit({ paymentMethod })} />
      <TextAreaField
        label={labels.instructions}
        name="instructions"
        rows={2}
        value={values.instructions}
        {...problemOf('instructions')}
        onChange={event => onEdit({ instructions: event.target.value })}
      />
    </>
  );
}
