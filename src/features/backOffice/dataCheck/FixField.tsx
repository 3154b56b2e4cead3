import { commonLabels } from '@/i18n/en/common';
import { dataCheckLabels } from '@/i18n/en/dataCheck';
import { useLabels } from '@/i18n/labels';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { type Asked, GIVEN_STATUSES } from './fixRules';

type Props = {
  readonly asked: Asked;
  readonly value: string;
  readonly problem: string | null;
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
};

const INPUT = {
  date: { type: 'datetime-local' },
  price: { inputMode: 'decimal' },
  stock: { inputMode: 'numeric' },
  sku: { autoCapitalize: 'characters' },
} as const;

/** What only a person can say. */
export function FixField({ asked, value, problem, readOnly, onChange }: Props) {
  const text = useLabels(dataCheckLabels);
  const { status: names } = useLabels(commonLabels);
  if (asked === null) return null;
  if (asked === 'status') {
    return (
      <SelectField
        label={text.ask.status}
        problem={problem}
        value={value}
        options={[
          ...(value === '' ? [{ value: '', label: text.choose }] : []),
          ...GIVEN_STATUSES.map(status => ({ value: status as string, label: names[status] })),
        ]}
        onChoose={onChange}
      />
    );
  }
  return (
    <TextField
      label={text.ask[asked]}
      problem={problem}
      autoComplete="off"
      readOnly={readOnly}
      value={value}
      onChange={event => onChange(event.target.value)}
      {...INPUT[asked]}
    />
  );
}
