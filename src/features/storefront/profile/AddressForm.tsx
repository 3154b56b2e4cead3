import { type FormEvent, useRef, useState } from 'react';
import { AddressFieldset } from '@/components/address/AddressFieldset';
import { useAddressLabel } from '@/components/address/addressLabel';
import {
  type AddressFields,
  type AddressProblem,
  addressProblem,
  fieldsOf,
  NO_ADDRESS,
} from '@/domain/address/addressFields';
import { ADDRESS_LABELS, HOME, type SavedAddress } from '@/domain/user/addressBook';
import { accountLabels } from '@/i18n/en/account';
import { addressLabels } from '@/i18n/en/address';
import { commonLabels } from '@/i18n/en/common';
import { customerLabels } from '@/i18n/en/customer';
import { useLabels } from '@/i18n/labels';
import { plainLine } from '@/lib/text/plainText';
import { LONGEST } from '@/lib/text/textLimits';
import { Button } from '@/ui/Button';
import { PillChoice } from '@/ui/form/PillChoice';
import { TextField } from '@/ui/form/TextField';

/** In the place of a label that is offered: it is the customer's own. */
const OWN = 'own';
const CHOICES = [...ADDRESS_LABELS, OWN] as const;

type Props = {
  /** Null for a new one. */
  readonly address: SavedAddress | null;
  /** Labels that are there already. */
  readonly taken: readonly string[];
  readonly busy: boolean;
  readonly onSave: (address: Omit<SavedAddress, 'id'>) => void;
  readonly onCancel: () => void;
};

/** One address of the book, with what it is called. */
export function AddressForm({ address, taken, busy, onSave, onCancel }: Props) {
  const text = useLabels(addressLabels);
  const { saving } = useLabels(accountLabels).personal;
  const common = useLabels(commonLabels);
  const problemTexts = { ...useLabels(customerLabels).order.problems, ...text.problems };
  const labelOf = useAddressLabel();
  const form = useRef<HTMLFormElement>(null);
  const offered = ADDRESS_LABELS.find(label => label === address?.label);
  const free = ADDRESS_LABELS.find(label => !taken.includes(label)) ?? HOME;
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>(address ? (offered ?? OWN) : free);
  const [own, setOwn] = useState(address && !offered ? address.label : '');
  const [fields, setFields] = useState<AddressFields>(address ? fieldsOf(address) : NO_ADDRESS);
  const [problem, setProblem] = useState<AddressProblem | 'label' | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const label = choice === OWN ? plainLine(own) : choice;
    const found = label === '' ? 'label' : addressProblem(fields);
    setProblem(found);
    if (!found) return onSave({ label, ...fields });
    const control = form.current?.elements.namedItem(found === 'label' ? 'label' : found.field);
    if (control instanceof HTMLElement) control.focus();
  };

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={busy} className="flex flex-col gap-5">
      <PillChoice
        label={text.book.label}
        values={CHOICES}
        chosen={choice}
        onChoose={setChoice}
        nameOf={value => (value === OWN ? text.book.ownLabel : labelOf(value))}
      />
      {choice === OWN && (
        <TextField
          label={text.book.label}
          name="label"
          maxLength={LONGEST.addressLabel}
          autoComplete="off"
          value={own}
          problem={problem === 'label' ? text.book.ownLabelRequired : null}
          onChange={event => {
            setProblem(null);
            setOwn(event.target.value);
          }}
        />
      )}
      <AddressFieldset
        label={text.book.address}
        values={fields}
        told={field => ({
          problem:
            problem !== null && problem !== 'label' && problem.field === field
              ? problemTexts[problem.problem]
              : null,
        })}
        onEdit={change => {
          setProblem(null);
          setFields({ ...fields, ...change });
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? saving : text.book.save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
