import { CUSTOMER_STATUSES, CUSTOMER_TYPES } from '@/entities/customer/customerOverlay';
import { useCustomersText } from '@/shared/text/customersText';
import { SelectField } from '@/shared/ui/SelectField';
import { TextAreaField } from '@/shared/ui/TextAreaField';
import { TextField } from '@/shared/ui/TextField';
import type { CustomerDraft, DraftProblems } from './customerFormRules';

type Props = {
  readonly draft: CustomerDraft;
  readonly problems: DraftProblems;
  readonly readOnly: boolean;
  readonly onEdit: (change: Partial<CustomerDraft>) => void;
};

export function CustomerFormFields({ draft, problems, readOnly, onEdit }: Props) {
  const { form: text, status, type } = useCustomersText();
  // As long as the rules take them.
  const field = (name: 'name' | 'contact' | 'email' | 'phone', maxLength: number) => ({
    label: text[name],
    autoComplete: 'off',
    maxLength,
    readOnly,
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onEdit({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('name', 200)} />
      <TextField {...field('contact', 200)} />
      <TextField
        {...field('phone', 20)}
        type="tel"
        inputMode="tel"
        problem={problems.phone ? text.phoneInvalid : null}
      />
      <TextField {...field('email', 254)} type="email" problem={problems.email ? text.emailInvalid : null} />
      <SelectField
        label={text.status}
        value={draft.status}
        options={CUSTOMER_STATUSES.map(value => ({ value, label: status[value] }))}
        onChoose={value => onEdit({ status: value })}
      />
      <SelectField
        label={text.type}
        value={draft.type}
        options={CUSTOMER_TYPES.map(value => ({ value, label: type[value] }))}
        onChoose={value => onEdit({ type: value })}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          label={text.notes}
          maxLength={5000}
          readOnly={readOnly}
          value={draft.notes}
          onChange={event => onEdit({ notes: event.target.value })}
        />
      </div>
    </div>
  );
}
