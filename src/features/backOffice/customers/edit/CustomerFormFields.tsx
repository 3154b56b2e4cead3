import { CUSTOMER_STATUSES, CUSTOMER_TYPES } from '@/domain/customer/customerOverlay';
import { customersLabels } from '@/i18n/en/backOffice/customers';
import { useLabels } from '@/i18n/labels';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import type { CustomerDraft, DraftProblems } from './customerFormRules';

type Props = {
  readonly draft: CustomerDraft;
  readonly problems: DraftProblems;
  readonly readOnly: boolean;
  readonly onEdit: (change: Partial<CustomerDraft>) => void;
};

export function CustomerFormFields({ draft, problems, readOnly, onEdit }: Props) {
  const { form: labels, status, type } = useLabels(customersLabels);
  const words = {
    name: labels.tooLong,
    contact: labels.tooLong,
    email: labels.emailInvalid,
    phone: labels.phoneInvalid,
    notes: labels.tooLong,
  };
  const field = (name: keyof typeof words) => ({
    label: labels[name],
    problem: problems[name] && words[name],
    autoComplete: 'off',
    readOnly,
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onEdit({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('name')} />
      <TextField {...field('contact')} />
      <TextField {...field('phone')} type="tel" inputMode="tel" />
      <TextField {...field('email')} type="email" />
      <SelectField
        label={labels.status}
        value={draft.status}
        options={CUSTOMER_STATUSES.map(value => ({ value, label: status[value] }))}
        onChoose={value => onEdit({ status: value })}
      />
      <SelectField
        label={labels.type}
        value={draft.type}
        options={CUSTOMER_TYPES.map(value => ({ value, label: type[value] }))}
        onChoose={value => onEdit({ type: value })}
      />
      <div className="sm:col-span-2">
        <TextAreaField {...field('notes')} />
      </div>
    </div>
  );
}
