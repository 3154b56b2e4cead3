import { type ReactNode, useId } from 'react';
import { type AddressField, type AddressFields, editAddress } from '@/domain/address/addressFields';
import { addressLabels } from '@/i18n/en/address';
import { useLabels } from '@/i18n/labels';
import { Field } from '@/ui/form/Field';
import { CONTROL_CLASS } from '@/ui/form/fieldStyle';
import { TextField } from '@/ui/form/TextField';

type Told = { readonly problem?: string | null | undefined; readonly quiet?: boolean | undefined };

type Props = {
  /** What the address is for. It names the group, and its first text that is asked for: a whole address may be typed there. */
  readonly label: string;
  readonly values: AddressFields;
  /** What is wrong with a field. */
  readonly told: (field: AddressField) => Told;
  readonly onEdit: (change: Partial<AddressFields>) => void;
  /** It is the person's own: the browser may know it. */
  readonly own?: boolean;
  readonly required?: boolean;
  /** What there is to say of the PIN code. */
  readonly belowPin?: ReactNode;
};

/** An address, field by field. The controls carry their field's name, by which a form finds them. */
export function AddressFieldset({
  label,
  values,
  told,
  onEdit,
  own = true,
  required = true,
  belowPin,
}: Props) {
  const labels = useLabels(addressLabels).fields;
  const streetId = useId();
  const line = (field: Exclude<AddressField, 'street'>, autoComplete: string) => ({
    label: labels[field],
    name: field,
    autoComplete: own ? autoComplete : 'off',
    value: values[field],
    ...told(field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onEdit(editAddress(values, { [field]: target.value })),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        <label htmlFor={streetId}>{label}</label>
      </legend>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-[8.5rem_1fr]">
          <TextField {...line('flat', 'address-line1')} />
          <Field id={streetId} label={labels.street} {...told('street')}>
            {control => (
              <textarea
                {...control}
                name="street"
                rows={1}
                autoComplete={own ? 'address-line2' : 'off'}
                aria-required={required}
                value={values.street}
                // What was saved as one text may have several lines.
                className={`${CONTROL_CLASS} field-sizing-content resize-none`}
                onChange={({ target }) => onEdit(editAddress(values, { street: target.value }))}
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-[1fr_8.5rem] gap-4">
          <TextField {...line('locality', 'address-level2')} />
          <TextField {...line('pin', 'postal-code')} inputMode="numeric" />
        </div>
        {belowPin}
        <TextField {...line('landmark', 'off')} />
      </div>
    </fieldset>
  );
}
