import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import type { FormProblem, OrderField, OrderFormValues } from './orderFormRules';
import { PaymentChoice } from './PaymentChoice';

type Props = {
  readonly values: OrderFormValues;
  readonly problems: readonly FormProblem[];
  /** The one of them that is announced. */
  readonly first: FormProblem | undefined;
  readonly onEdit: (change: Partial<OrderFormValues>) => void;
};

/** Where and how to deliver. The controls carry their field's name, by which the form finds them. */
export function DeliveryFields({ values, problems, first, onEdit }: Props) {
  const text = useLabels(customerLabels).order;
  const told = (field: OrderField) => {
    const found = problems.find(problem => problem.field === field);
    return { problem: found && text.problems[found.problem], quiet: found !== first };
  };
  return (
    <>
      <TextAreaField
        label={text.address}
        hint={text.addressHint}
        name="address"
        autoComplete="street-address"
        aria-required
        value={values.address}
        {...told('address')}
        onChange={event => onEdit({ address: event.target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={text.phone}
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
          label={text.email}
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
        label={text.instructions}
        name="instructions"
        rows={2}
        value={values.instructions}
        {...told('instructions')}
        onChange={event => onEdit({ instructions: event.target.value })}
      />
    </>
  );
}
